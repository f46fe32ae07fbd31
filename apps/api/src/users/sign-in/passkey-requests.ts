import { LogInUser, type PasskeyChallenge } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';

/** A user needs one or two, and a whole office may share an address. */
export const PASSKEYS_A_MINUTE = 30;

/** Rate-limits challenges per client, because each one is stored for a while. */
@Injectable()
export class PasskeyRequests extends RateLimiter {
  constructor(private readonly login: LogInUser) {
    super('passkeys', PASSKEYS_A_MINUTE);
  }

  /** @throws RateLimited */
  async ask(request: FastifyRequest): Promise<PasskeyChallenge> {
    this.count(request);
    return this.login.askForPasskey();
  }
}
