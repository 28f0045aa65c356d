// The games a server has, and what only leads to one of them (a draft).

export async function built(server) {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) =>
    reply.json(),
  );
  return games.filter((game) => game.built);
}
