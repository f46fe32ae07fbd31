import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const recorded = (name: string) =>
  readFileSync(new URL(`../fixtures/geonorge/${name}.json`, import.meta.url), 'utf8');

const ANSWERS: readonly [string, string][] = [
  ['arendalsg', recorded('01-arendalsgata-12-fuzzy-true')],
  ['myrvollv', recorded('02-myrvollveien-5c')],
];
const NO_HITS = recorded('04-no-hits');
const NO_WILDCARD = JSON.stringify({ message: 'Wildcard kan ikke brukes med fuzzysøk.' });

/** Fake of the mapping authority's address search with recorded answers. */
export class AddressService {
  down = false;

  hangs = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<AddressService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new AddressService(server);
    server.on('request', (request, response) => {
      if (service.hangs) return;
      const { searchParams } = new URL(request.url ?? '/', service.url);
      const [status, body] = service.answer(searchParams);
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(body);
    });
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/sok`;
  }

  async stop(): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }

  private answer(search: URLSearchParams): [number, string] {
    const text = (search.get('sok') ?? '').toLowerCase();
    if (this.down) return [500, JSON.stringify({ message: 'Internal Server Error' })];
    if (text.includes('*') && search.get('fuzzy') === 'true') return [400, NO_WILDCARD];
    const found = ANSWERS.find(([start]) => text.startsWith(start));
    return [200, found?.[1] ?? NO_HITS];
  }
}
