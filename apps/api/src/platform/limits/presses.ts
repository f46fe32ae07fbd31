import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Module,
  UseGuards,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { partnerOf } from '../access/partner.guard.js';
import { RateLimiter } from './rate-limiter.js';
import { Limited } from './limited.js';

/** Allows for a person who changes a decision several times. */
const A_MINUTE = 20;

/** Longer than a link's token. */
const KEY_LENGTH = 200;

/**
 * Rate limit of changes that notify others or are expensive, per link, lead or logged-in partner
 * and minute. Not per address, because an office with many partners shares one.
 */
@Injectable()
export class Presses extends RateLimiter {
  constructor() {
    super('presses', A_MINUTE, pressedBy);
  }
}

function pressedBy(request: FastifyRequest): string {
  const { token, id } = (request.params ?? {}) as { token?: string; id?: string };
  const link = token ?? String(request.headers['link-token'] ?? '');
  return (id ?? partnerOf(request)?.partnerId ?? link).slice(0, KEY_LENGTH);
}

@Injectable()
class PressGuard implements CanActivate {
  constructor(private readonly presses: Presses) {}

  canActivate(context: ExecutionContext): boolean {
    this.presses.count(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}

export const LimitedPress = (): MethodDecorator =>
  applyDecorators(UseGuards(PressGuard), Limited(Presses));

@Module({ providers: [Presses], exports: [Presses] })
export class PressesModule {}
