import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config/config.js';
import { standardOutput } from './standard-output.js';

/**
 * One line of JSON on standard output per event. No user input reaches it: a request appears as
 * method and id (an address may hold a name), an error as its kind and location.
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

/** Loggable parts of an error: its message may quote a person; its name, code and frames do not. */
export function harmlessError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: 'something that is no error' };
  const { name, message } = error;
  const stack = error.stack?.replace(message, '');
  const [code, cause] = [codeOf(error), codeOf(error.cause)];
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code, cause, stack: frames?.map((line) => line.trim()) };
}

function codeOf(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
