/** As many as a server has answered long before the visitor comes. */
const ROUNDS = 100;

/** Asks a server for these pages, and for all that they name, often enough for it to be at its speed. */
export async function warmUp(url, pages) {
  const headers = { 'accept-encoding': 'br' };
  for (const page of pages) {
    const html = await (await fetch(url + page)).text();
    const files = Array.from(html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+)"/g));
    const paths = [page, ...new Set(files.map(([, path]) => path))];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        paths.map(async (path) => (await fetch(url + path, { headers })).arrayBuffer()),
      );
    }
  }
}
