import type { Server, Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from './readiness.js';

/** Browsers connect in advance. Whoever has said nothing yet by then waits for no answer. */
const SILENT_MS = 500;

/** Who has begun a request may end it. A stop has as long, and then some for what is still to be kept. */
const UNFINISHED_MS = 5_000;

/**
 * While the process leaves, each answer also ends its connection, so that the client's next request
 * goes to another replica: none is left on its way when the last connections are closed. Who keeps
 * silent or never ends a request keeps the process from nothing: Node would wait for such a client
 * without end, as it looks for slow ones no longer once it closes.
 */
export function drainConnections(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  const open = openConnections(app.getHttpServer());
  const part = (ms: number, from: (socket: Socket) => boolean) =>
    setTimeout(() => open.forEach((socket) => from(socket) && socket.destroy()), ms).unref();
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_, reply, done) => {
    if (readiness.isLeaving) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    part(SILENT_MS, ({ bytesRead }) => bytesRead === 0);
    part(UNFINISHED_MS, () => true);
    done();
  });
}

function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
