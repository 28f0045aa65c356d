// The games a server has.

export async function built(server) {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) =>
    reply.json(),
  );
  return games.filter((game) => game.built);
}
