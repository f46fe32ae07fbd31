import type { PartnerGrant } from '@boligstyling/application';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';

/** What the session of a partner is kept under in its browser. */
export const PARTNER_COOKIE = 'boligstyling-partner';

/** Browsers let nobody set a cookie of such a name over plain HTTP. */
const ONLY_OVER_TLS = '__Secure-';

/**
 * Where a partner's browser keeps its session: in a cookie that no script can read, that is sent to
 * the partner's calls alone, and that no other site can have sent.
 */
@Injectable()
export class PartnerCookie {
  private readonly name: string;
  private readonly value: RegExp;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    const isHttps = publicUrl.startsWith('https:');
    this.name = (isHttps ? ONLY_OVER_TLS : '') + PARTNER_COOKIE;
    this.value = new RegExp(`(?:^|;\\s*)${this.name}=([\\w.-]+)`);
    this.attributes = `Path=/api/partner; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  }

  /** The token that a browser sends; empty when there is none, or another site has it send it. */
  read({ headers }: FastifyRequest): string {
    const site = headers['sec-fetch-site'] ?? 'same-origin';
    const isOurs = site === 'same-origin' || site === 'none';
    return (isOurs && this.value.exec(headers.cookie ?? '')?.[1]) || '';
  }

  keep(reply: FastifyReply, { token, expiresAt }: PartnerGrant): void {
    const expires = `Expires=${expiresAt.toUTCString()}`;
    void reply.header('set-cookie', `${this.name}=${token}; ${this.attributes}; ${expires}`);
  }

  forget(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.name}=; ${this.attributes}; Max-Age=0`);
  }
}
