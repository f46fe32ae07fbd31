import { Readable } from 'node:stream';

/**
 * The text of a message, of which nothing leaves before the hand-over is written down. It begins to be
 * read when the mail server is ready for it, and leaves in one piece, with a fraction of the writes.
 *
 * @param handOver when it rejects, nothing leaves, and the mail server has no message
 */
export function heldText(text: Buffer, handOver: () => Promise<void>): Readable {
  async function* onceRead() {
    await handOver();
    yield text;
  }
  return Readable.from(onceRead(), { objectMode: false });
}
