import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Integrator {
  readonly reported = new Set<string>();

  private readonly server = createServer((request, response) => {
    request.resume().once('end', () => {
      this.reported.add(String(request.headers['webhook-id']));
      response.end();
    });
  });

  static async start(): Promise<Integrator> {
    const integrator = new Integrator();
    await once(integrator.server.listen(0, '127.0.0.1'), 'listening');
    return integrator;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
