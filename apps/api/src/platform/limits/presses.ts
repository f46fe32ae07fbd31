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

/** Who changes her mind presses a few times. */
const A_MINUTE = 20;

/** Longer than a link's token. */
const KEY_LENGTH = 200;

/**
 * Counts what owners and partners press that others are told of, or that has much looked at anew: so many
 * times a minute by one link, of one request, or by one partner that is logged in. From wherever, as an
 * office with many of them shares an address.
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

/** The call counts among {@link Presses}; its module imports {@link PressesModule}. */
export const LimitedPress = (): MethodDecorator =>
  applyDecorators(UseGuards(PressGuard), Limited(Presses));

/** One count for all who press. */
@Module({ providers: [Presses], exports: [Presses] })
export class PressesModule {}
