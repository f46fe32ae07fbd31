import { type DestinationStream, type Logger, pino, type Level } from 'pino';
import type { Config } from '../../config/config.js';
import type { LoggerService } from '@nestjs/common';

const WIRING = [
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
];

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const isWiring = WIRING.includes(contextOf(rest));
    this.write(isWiring ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = contextOf(rest);
    if (message instanceof Error) this.logger[level]({ context, err: message });
    else if (typeof message === 'object') this.logger[level]({ context, ...message });
    else this.logger[level]({ context }, String(message));
  }
}

function contextOf(rest: unknown[]): string {
  return String(rest.at(-1) ?? '');
}

/**
 * One line of JSON per event. No user input reaches it: a request appears as method and id (an
 * address may hold a name), an error as its kind and location.
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
      err: errorWithoutMessage,
    },
  };
  return pino(options, destination);
}

/** An error's message may quote a person; its name, code and frames do not. */
export function errorWithoutMessage(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: 'something that is no error' };
  const { name, message } = error;
  const stack = error.stack?.replace(message, '');
  const [code, cause] = [codeOf(error), codeOf(error.cause) ?? kindOf(error.cause)];
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code, cause, stack: frames?.map((line) => line.trim()) };
}

function codeOf(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}

const kindOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name !== 'Error' && /^\w{1,60}$/.test(error.name)
    ? error.name
    : undefined;

/** In bytes; later lines are lost. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * A line that cannot be written, as on a full disk, waits in memory.
 *
 * @param sync true for a process that is about to end; false writes on another thread
 */
function standardOutput(sync: boolean): DestinationStream {
  const output = pino.destination({ sync, maxLength: MOST_WAITING });
  const { flushSync } = output;
  // Without a listener an error ends the process. At the end the rest is flushed.
  output.on('error', () => (output.flushSync = () => undefined));
  output.on('write', () => (output.flushSync = flushSync));
  return output;
}

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
