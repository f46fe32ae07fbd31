import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const RECEIVED_BYTES = 32 * 1024 * 1024;

/**
 * Answers a too large body only after all of it has come and been discarded: most clients read no
 * answer while they still send, and take an early end for a network fault.
 */
export function receiveRestOfTooLarge(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw }, { statusCode }, _, done) => {
    if (statusCode === 413 && !raw.complete) receiveRest(raw, done);
    else done();
  });
}

function receiveRest(request: IncomingMessage, done: () => void): void {
  let left = RECEIVED_BYTES;
  const count = (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) finish();
  };
  const finish = () => {
    request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
    done();
  };
  request.on('data', count).on('end', finish).on('close', finish).on('error', finish).resume();
}
