import {
  LinkSigner,
  SENDER_LINK_DAYS,
  senderToken,
  type LeadReceipt,
} from '@boligstyling/application';
import { DAY_SECONDS } from '@boligstyling/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { ServerCookie } from '../../platform/headers/server-cookie.js';
import { isFromForm } from '../../platform/limits/form-hints.js';

const COOKIE = 'boligstyling-request';

/** Path of the redirect, and of the cookies, which no other address receives. */
export const SENT_REQUEST = 'min-henvendelse/siste';

/**
 * Lets a browser follow its lead. The link is in a cookie that no script can read, because pages
 * may have trackers.
 */
@Injectable()
export class SentRequest {
  private readonly cookie: ServerCookie;
  private readonly publicApiKey: string;

  constructor(
    private readonly signer: LinkSigner,
    @Inject(CONFIG) config: Config,
  ) {
    this.publicApiKey = config.publicApiKey;
    const seconds = SENDER_LINK_DAYS * DAY_SECONDS;
    this.cookie = new ServerCookie(COOKIE, `/${SENT_REQUEST}`, seconds, config);
  }

  /** Sets the cookie on our own page only, not for the form in other sites' pages. */
  note({ headers }: FastifyRequest, reply: FastifyReply, receipt: LeadReceipt): void {
    const isOurs =
      headers.apikey === this.publicApiKey &&
      isFromForm(headers) &&
      headers['sec-fetch-site'] === 'same-origin';
    if (!isOurs) return;
    const token = senderToken(this.signer, receipt);
    this.cookie.set(reply, token);
    this.cookie.set(reply, token, `/${receipt.id}`);
  }

  /**
   * Token of a lead that the browser sent; undefined if unknown.
   *
   * @param id left out: the last lead
   */
  of(request: FastifyRequest, id?: string): string | undefined {
    const token = this.cookie.read(request);
    const link = token && this.signer.read(token);
    return link && (id === undefined || link.id === id) ? token : undefined;
  }
}
