import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An integrator's server that checks signatures as `docs/integrating.md` says. */
export class WebhookReceiver {
  readonly messages: Message[] = [];
  status = 204;
  private readonly server = createServer(async (request, response) => {
    this.messages.push({ headers: request.headers, body: await text(request) });
    response.writeHead(this.status).end();
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/boligstyling`;
  }

  signedWith(secret: string): string[] {
    return this.messages
      .filter((message) => isSigned(message, secret))
      .map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  const given = Buffer.from(String(headers['webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
