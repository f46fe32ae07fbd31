import { RateLimited } from '@boligstyling/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.js';
import { type LeftOfLimit, type LimitKeeper, Limited, RateLimit } from './rate-limit.js';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Module,
  UseGuards,
} from '@nestjs/common';
import { partnerOf } from '../access/partner.guard.js';

/** Per client network unless a subclass identifies the caller better. */
export abstract class RateLimiter implements LimitKeeper {
  private readonly limit: RateLimit;

  constructor(
    private readonly name: string,
    private readonly perMinute: number,
    private readonly callerOf = ({ ip }: FastifyRequest) => clientNetwork(ip),
  ) {
    this.limit = new RateLimit(perMinute);
  }

  count(request: FastifyRequest): void {
    const { isGranted, resetSeconds } = this.limit.take(this.callerOf(request));
    if (!isGranted) throw new RateLimited(resetSeconds);
  }

  leftTo(request: FastifyRequest): LeftOfLimit[] {
    const { name, perMinute } = this;
    return [{ name, perMinute, ...this.limit.look(this.callerOf(request)) }];
  }
}

/** Allows for a person who changes a decision several times. */
const A_MINUTE = 20;

const KEY_LENGTH = 200;

/**
 * Changes that notify others or are expensive, per link, lead or logged-in partner. Not per
 * address, because an office with many partners shares one.
 */
@Injectable()
class Presses extends RateLimiter {
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
