import type { LoggerService } from '@nestjs/common';
import type { Level, Logger } from 'pino';

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
