import { PassThrough, type Transform } from 'node:stream';
import { ATTEMPT_SECONDS } from '@boligstyling/application';

/**
 * Lets a message's end through only within an attempt's time. A process that was suspended finds its
 * connection as it left it, while another worker has long sent the message: without its end the
 * mail server discards it.
 *
 * @param begun when the attempt began, as `performance.now()` told it
 */
export function inTimeOnly(begun: number): Transform {
  return new PassThrough({
    flush(done) {
      const seconds = (performance.now() - begun) / 1000;
      done(seconds < ATTEMPT_SECONDS ? null : new Error('too late'));
    },
  });
}
