import { ConfirmByEmail } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../platform/limits/rate-limiter.js';
import { AskedLinks } from '../platform/links/asked-links.js';

/** An owner needs one or two. */
export const LINKS_A_MINUTE = 5;

@Injectable()
export class LinkRequests extends RateLimiter {
  constructor(
    private readonly confirm: ConfirmByEmail,
    private readonly links: AskedLinks,
  ) {
    super('links', LINKS_A_MINUTE);
  }

  /**
   * Returns before any look-up, so that neither the answer nor its time reveals a known address.
   *
   * @throws RateLimited
   */
  receive(email: string, request: FastifyRequest): void {
    this.count(request);
    this.links.send(() => this.confirm.sendLinks(email), request);
  }
}
