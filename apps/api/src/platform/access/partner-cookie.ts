import type { PartnerGrant } from '@boligstyling/application';
import { DAY_SECONDS, PARTNER_SESSION_DAYS } from '@boligstyling/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { ServerCookie } from '../headers/server-cookie.js';

export const COOKIE = 'boligstyling-partner';

const SECONDS = PARTNER_SESSION_DAYS * DAY_SECONDS;

@Injectable()
export class PartnerCookie {
  private readonly cookie: ServerCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.cookie = new ServerCookie(COOKIE, '/api/partner', SECONDS, config);
  }

  /** Empty if there is none or another site triggered the request. */
  read(request: FastifyRequest): string {
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    const isOurs = site === 'same-origin' || site === 'none';
    return (isOurs && this.cookie.read(request)) || '';
  }

  keep(reply: FastifyReply, { token }: PartnerGrant): void {
    this.cookie.set(reply, token);
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}
