import type { Logger } from 'pino';

/**
 * Ends the process when a fault reaches nobody, as Node does by itself, and tells of it as of every
 * other: Node prints all that an error holds, and one of the database quotes rows.
 *
 * @param last what is still to be done, and throws nothing
 */
export function endOnFault(logger: Logger, last: () => void): void {
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'ended by a fault that nobody took');
    last();
    process.exit(1);
  });
}
