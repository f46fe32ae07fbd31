import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * refuse: no listener. swallow: everything is accepted and nothing delivered. first-answer: silence
 * after the first answer. trickle: one byte a second.
 */
type Mode = 'pass' | 'refuse' | 'swallow' | 'first-answer' | 'trickle';

export class Proxy {
  mode: Mode = 'pass';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.serve(client));

  constructor(private readonly targetPort: () => number) {}

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  stop(): void {
    this.server.close();
    this.cut();
  }

  private serve(client: Socket): void {
    this.hold(client);
    if (this.mode === 'refuse') return void client.resetAndDestroy();
    const server = connect(this.targetPort(), '127.0.0.1');
    this.hold(server);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.on('data', (chunk) => this.mode !== 'swallow' && server.write(chunk));
    let answers = 0;
    const waiting: number[] = [];
    const trickle = setInterval(() => {
      const byte = waiting.shift();
      if (byte !== undefined) client.write(Buffer.of(byte));
    }, 1000);
    client.on('close', () => clearInterval(trickle));
    server.on('data', (chunk: Buffer) => {
      answers += 1;
      if (this.mode === 'trickle') waiting.push(...chunk);
      else if (this.mode === 'pass' || (this.mode === 'first-answer' && answers === 1)) {
        client.write(chunk);
      }
    });
  }

  private hold(socket: Socket): void {
    // Without this, Nagle's algorithm delays the rest of a longer answer by 40 ms.
    socket.setNoDelay();
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
