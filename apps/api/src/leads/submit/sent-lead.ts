import {
  LinkSigner,
  SUBMISSION_LINK_DAYS,
  submissionToken,
  type LeadReceipt,
} from '@boligstyling/application';
import { DAY_SECONDS } from '@boligstyling/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { ServerCookie } from '../../platform/headers/server-cookie.js';
import { isFromForm } from '../../platform/limits/form-hints.js';

const COOKIE = 'boligstyling-request';

/** Path of the redirect, and of the cookies, which no other address receives. */
export const SENT_LEAD_PATH = 'min-henvendelse/siste';

/** The link is in a cookie that no script can read, because pages may have trackers. */
@Injectable()
export class SentLeadCookie {
  private readonly cookie: ServerCookie;
  private readonly publicApiKey: string;

  constructor(
    private readonly signer: LinkSigner,
    @Inject(CONFIG) config: Config,
  ) {
    this.publicApiKey = config.publicApiKey;
    const seconds = SUBMISSION_LINK_DAYS * DAY_SECONDS;
    this.cookie = new ServerCookie(COOKIE, `/${SENT_LEAD_PATH}`, seconds, config);
  }

  /** On our own page only, not for the form in other sites' pages. */
  note({ headers }: FastifyRequest, reply: FastifyReply, receipt: LeadReceipt): void {
    const isOurs =
      headers.apikey === this.publicApiKey &&
      isFromForm(headers) &&
      headers['sec-fetch-site'] === 'same-origin';
    if (!isOurs) return;
    const token = submissionToken(this.signer, receipt);
    this.cookie.set(reply, token);
    this.cookie.set(reply, token, `/${receipt.id}`);
  }

  /** @param id absent: the last lead */
  of(request: FastifyRequest, id?: string): string | undefined {
    const token = this.cookie.read(request);
    const link = token && this.signer.read(token);
    return link && (id === undefined || link.id === id) ? token : undefined;
  }
}
