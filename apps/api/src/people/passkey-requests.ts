import { LogInPerson, type PasskeyChallenge } from '@boligstyling/application';
import { TooManyAttempts } from '@boligstyling/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../platform/limits/client-network.js';
import type { LeftOfLimit, LimitKeeper } from '../platform/limits/limited.js';
import { RateLimit } from '../platform/limits/rate-limit.js';

/** A person asks once or twice, and a whole office may share an address. */
const A_MINUTE = 30;

/** Asks browsers for passkeys, so many a minute of each client: each challenge is kept for a while. */
@Injectable()
export class PasskeyRequests implements LimitKeeper {
  private readonly limit = new RateLimit(A_MINUTE);

  constructor(private readonly login: LogInPerson) {}

  /** @throws TooManyAttempts */
  async ask({ ip }: Pick<FastifyRequest, 'ip'>): Promise<PasskeyChallenge> {
    const { isGranted, resetSeconds } = this.limit.take(clientNetwork(ip));
    if (!isGranted) throw new TooManyAttempts(resetSeconds);
    return this.login.askForPasskey();
  }

  leftTo({ ip }: FastifyRequest): LeftOfLimit[] {
    return [{ name: 'passkeys', perMinute: A_MINUTE, ...this.limit.look(clientNetwork(ip)) }];
  }
}
