import type { Config } from '../../config/config.js';
import { createLogger } from './create-logger.js';
import { standardOutput } from './standard-output.js';

/**
 * Ends the process when a fault reaches nobody, as Node does by itself, and tells of it as of every
 * other: Node prints all that an error holds, and one of the database quotes rows.
 *
 * @param last what is still to be done, and throws nothing
 */
export function endOnFault(config: Pick<Config, 'logLevel'>, last: () => void): void {
  // The product's logger leaves the writing to another thread, which ends with the process.
  const logger = createLogger(config, standardOutput(true));
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'ended by a fault that nobody took');
    last();
    process.exit(1);
  });
}
