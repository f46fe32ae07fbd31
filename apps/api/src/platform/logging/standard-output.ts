import { type DestinationStream, pino } from 'pino';

/** In bytes; later lines are lost. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * A line that cannot be written, as on a full disk, waits in memory.
 *
 * @param sync true for a process that is about to end; false writes on another thread
 */
export function standardOutput(sync: boolean): DestinationStream {
  const output = pino.destination({ sync, maxLength: MOST_WAITING });
  const { flushSync } = output;
  // Without a listener an error ends the process. At the end the rest is flushed.
  output.on('error', () => (output.flushSync = () => undefined));
  output.on('write', () => (output.flushSync = flushSync));
  return output;
}
