import { Socket } from 'node:net';

/** From asking for a connection to having one, a free place in the pool included. */
const CONNECTING_MS = 4_000;

/** A statement that takes longer is a fault. PostgreSQL ends it and says so. */
const STATEMENT_MS = 4_000;

/** An idle connection goes before its silence is mistaken for a fault. */
const IDLE_MS = 4_000;

/** PostgreSQL has said its first word by now. */
const FIRST_SILENCE_MS = 2_500;

/** PostgreSQL has answered or ended the statement by now, unless the network swallows its words. */
const SILENCE_MS = 4_500;

/**
 * Waiting for a connection and for an answer both have an end, so that every caller hears within
 * seconds. A half-open connection (its other end is gone, and nobody said so) is destroyed, for
 * the pool would hand it out again.
 */
export const CLIENT_LIMITS = {
  connectionTimeoutMillis: CONNECTING_MS,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  stream: () => {
    const socket = new Socket();
    socket.setTimeout(FIRST_SILENCE_MS, () => socket.destroy());
    return socket.once('data', () => socket.setTimeout(SILENCE_MS));
  },
};

/** What the server is told when a connection starts. */
export const SERVER_LIMITS = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
};
