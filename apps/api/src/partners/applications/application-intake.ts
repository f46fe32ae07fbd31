import { ApplyAsPartner } from '@boligstyling/application';
import { type ApplicationDetails, TooManyAttempts } from '@boligstyling/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { formHints } from '../../platform/limits/form-hints.js';
import type { LeftOfLimit, LimitKeeper } from '../../platform/limits/limited.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';

/** Nobody applies for several companies in a minute. */
const A_MINUTE = 5;

/** Takes applications in, so many a minute from each client. */
@Injectable()
export class ApplicationIntake implements LimitKeeper {
  private readonly limit = new RateLimit(A_MINUTE);

  constructor(private readonly apply: ApplyAsPartner) {}

  /** @throws TooManyAttempts, and what {@link ApplyAsPartner} throws */
  async receive(details: ApplicationDetails, { headers, ip }: FastifyRequest): Promise<void> {
    const { isGranted, resetSeconds } = this.limit.take(clientNetwork(ip));
    if (!isGranted) throw new TooManyAttempts(resetSeconds);
    await this.apply.execute(details, formHints(headers));
  }

  leftTo({ ip }: FastifyRequest): LeftOfLimit[] {
    const left = this.limit.look(clientNetwork(ip));
    return [{ name: 'applications', perMinute: A_MINUTE, ...left }];
  }
}
