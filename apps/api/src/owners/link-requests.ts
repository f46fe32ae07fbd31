import { ConfirmByEmail } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../platform/limits/rate-limiter.js';
import { AskedLinks } from '../platform/links/asked-links.js';

/** A person asks once or twice. */
export const LINKS_A_MINUTE = 5;

/** Takes wishes for a link, so many a minute from each client. */
@Injectable()
export class LinkRequests extends RateLimiter {
  constructor(
    private readonly confirm: ConfirmByEmail,
    private readonly links: AskedLinks,
  ) {
    super('links', LINKS_A_MINUTE);
  }

  /**
   * Returns before anything is looked up: neither the answer nor its time tells whether we know the
   * address.
   *
   * @throws TooManyAttempts
   */
  receive(email: string, request: FastifyRequest): void {
    this.count(request);
    this.links.send(() => this.confirm.sendLinks(email), request);
  }
}
