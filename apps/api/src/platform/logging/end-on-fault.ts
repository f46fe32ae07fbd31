import type { Config } from '../../config/config.js';
import { createLogger } from './create-logger.js';
import { standardOutput } from './standard-output.js';

/** Node would print all of an error, and errors of the database quote rows. */
export function endOnFault(config: Pick<Config, 'logLevel'>, last: () => void): void {
  // The usual logger's writing thread ends with the process.
  const logger = createLogger(config, standardOutput(true));
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'ended by a fault that nobody took');
    last();
    process.exit(1);
  });
}
