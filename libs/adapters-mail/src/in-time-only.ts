import { Transform } from 'node:stream';
import { ATTEMPT_SECONDS } from '@boligstyling/application';

/** So long a mail server has, at least, to say that it has a message, before the attempt is over. */
const ANSWER_SECONDS = 10;

/**
 * Lets a message through whole, and only within an attempt's time. A process that was suspended finds
 * its connection as it left it, while another worker has long sent the message: without its end the
 * mail server discards it. So does it with one that has waited too long for a connection: it would be
 * taken, and sent again, as nobody waited for the word that it was.
 *
 * In one piece it also leaves with a fraction of the writes. It is in memory anyway, and at most some
 * tens of kilobytes.
 *
 * @param begun when the attempt began, as `performance.now()` told it
 */
export function inTimeOnly(begun: number): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      const seconds = (performance.now() - begun) / 1000;
      if (seconds < ATTEMPT_SECONDS - ANSWER_SECONDS) done(null, Buffer.concat(pieces));
      else done(new Error('too late'));
    },
  });
}
