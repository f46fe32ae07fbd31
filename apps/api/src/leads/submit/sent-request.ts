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

/** Where a browser that has sent a request asks for its page, by its id for one of several. Nothing else gets the cookies. */
export const SENT_REQUEST = 'min-henvendelse/siste';

/**
 * Lets whoever has just sent a request from our own form follow it. The link is in a cookie that no
 * script can read: the pages it is sent from may have trackers in them, which see addresses, storage
 * and what the page holds.
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

  /**
   * Notes it in the browser that filled in our form on our own page. Others who send requests are given
   * nothing, and so is the form in other sites' pages, which sends with their keys.
   */
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
   * The token of a request that the browser sent; undefined if it is not known.
   *
   * @param id left out: of the one that it sent last
   */
  of(request: FastifyRequest, id?: string): string | undefined {
    const token = this.cookie.read(request);
    const link = token && this.signer.read(token);
    return link && (id === undefined || link.id === id) ? token : undefined;
  }
}
