import { ApplyAsPartner } from '@boligstyling/application';
import type { ApplicationDetails } from '@boligstyling/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { formHints } from '../../platform/limits/form-hints.js';

/** Nobody applies for several companies in a minute. */
export const APPLICATIONS_A_MINUTE = 5;

@Injectable()
export class ApplicationIntake extends RateLimiter {
  constructor(private readonly apply: ApplyAsPartner) {
    super('applications', APPLICATIONS_A_MINUTE);
  }

  /** @throws RateLimited, and what {@link ApplyAsPartner} throws */
  async receive(details: ApplicationDetails, request: FastifyRequest): Promise<void> {
    this.count(request);
    await this.apply.execute(details, formHints(request.headers));
  }
}
