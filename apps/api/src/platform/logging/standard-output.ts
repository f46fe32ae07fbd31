import { type DestinationStream, pino } from 'pino';

/** What waits to be written at most, in bytes. What comes then is lost. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * Where the log goes. A line that cannot be written, as where the disk is full, waits in memory, and
 * goes out before the next one that can be: the product goes on meanwhile, and ends when it is asked to.
 *
 * @param sync whether a line is written at once, for a process that is about to end; else by another
 *   thread
 */
export function standardOutput(sync: boolean): DestinationStream {
  const output = pino.destination({ sync, maxLength: MOST_WAITING });
  const { flushSync } = output;
  // Without a listener an error ends the process. At its end what waits is flushed, until it is written.
  output.on('error', () => (output.flushSync = () => undefined));
  output.on('write', () => (output.flushSync = flushSync));
  return output;
}
