import { RateLimited } from '@boligstyling/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.js';
import type { LeftOfLimit, LimitKeeper } from './limited.js';
import { RateLimit } from './rate-limit.js';

/** Calls a minute, per client network unless a subclass identifies the caller better. */
export abstract class RateLimiter implements LimitKeeper {
  private readonly limit: RateLimit;

  /** @param name in the RateLimit headers */
  constructor(
    private readonly name: string,
    private readonly perMinute: number,
    private readonly callerOf = ({ ip }: FastifyRequest) => clientNetwork(ip),
  ) {
    this.limit = new RateLimit(perMinute);
  }

  /** @throws RateLimited */
  count(request: FastifyRequest): void {
    const { isGranted, resetSeconds } = this.limit.take(this.callerOf(request));
    if (!isGranted) throw new RateLimited(resetSeconds);
  }

  leftTo(request: FastifyRequest): LeftOfLimit[] {
    const { name, perMinute } = this;
    return [{ name, perMinute, ...this.limit.look(this.callerOf(request)) }];
  }
}
