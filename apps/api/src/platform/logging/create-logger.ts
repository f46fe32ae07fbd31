import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config/config.js';
import { harmlessError } from './harmless-error.js';
import { standardOutput } from './standard-output.js';

/**
 * The product's one logger: a line of JSON on standard output for each event. Nothing a person has
 * written gets there: a request is its method and id (an address may hold a name), an error its
 * kind and where it arose.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(false),
): Logger {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      req: ({ id, method }: { id?: unknown; method?: unknown }) => ({ id, method }),
      res: ({ statusCode }: { statusCode?: unknown }) => ({ statusCode }),
      err: harmlessError,
    },
  };
  return pino(options, destination);
}
