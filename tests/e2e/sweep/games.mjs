// The games a server has.

/** Their screens are being made anew: `make screens` looks at them, the tests not yet. */
export const IN_THE_WORKS = new Set(["ringwar"]);

export async function built(server) {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) =>
    reply.json(),
  );
  return games.filter((game) => game.built);
}
