// The games a server has. What only leads to another (a draft, whose decks are built and not listed) has a test of its own.

export async function built(server) {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) =>
    reply.json(),
  );
  return games.filter((game) => game.built && !game.part_of);
}
