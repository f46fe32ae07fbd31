import { type LeadReceipt, SubmitLead } from '@boligstyling/application';
import {
  isConfirmed,
  recipientsOf,
  suspicionOf,
  toLeadDetails,
  TooManyAttempts,
} from '@boligstyling/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { InvalidRequest } from '../../platform/problems/invalid-request.js';
import { formHints, isFromForm } from '../../platform/limits/form-hints.js';
import { submissionKey } from './submission-key.js';
import type { SubmitLeadDto } from './submit-lead.dto.js';

const UNCONFIRMED = {
  field: 'accept_styling_only',
  message: 'Du må bekrefte at skjemaet kun skal benyttes for å få tilbud på styling.',
};

/** How a lead is handed in: by `POST /api/leads`, or by the name that earlier clients call. */
export type Entrance = 'api' | 'by-name';

/** Takes leads in, so many a minute from each client. */
@Injectable()
export class LeadIntake {
  private readonly limit: RateLimit | undefined;

  constructor(
    private readonly submitLead: SubmitLead,
    @Inject(CONFIG) { leadsPerMinute }: Config,
  ) {
    this.limit = leadsPerMinute > 0 ? new RateLimit(leadsPerMinute) : undefined;
  }

  /**
   * Past the limit a submission that is stored already still gets its receipt: it asks for nothing
   * new. What does not confirm that it is for styling only is refused, but where it has always been
   * taken: there it is held.
   *
   * @param key the header `Idempotency-Key`
   * @throws TooManyAttempts, InvalidRequest, and what {@link SubmitLead} throws
   */
  async receive(
    dto: SubmitLeadDto,
    key: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    entrance: Entrance = 'api',
  ): Promise<LeadReceipt> {
    const details = toLeadDetails(dto);
    if (entrance === 'api' && !isConfirmed(details)) throw new InvalidRequest([UNCONFIRMED]);
    const recipients = recipientsOf(dto);
    const submission = submissionKey(key, details, recipients);
    const waitSeconds = this.waitFor(request, reply);
    if (waitSeconds === 0) {
      const place = entrance === 'api' && isFromForm(request.headers) ? 'form' : entrance;
      const suspicion = suspicionOf(formHints(request.headers), details);
      const arrival = { place, recipients, suspicion, submission, requestId: request.id } as const;
      return this.submitLead.execute(details, arrival);
    }
    const receipt = submission && (await this.submitLead.repeat(submission));
    if (!receipt) throw new TooManyAttempts(waitSeconds);
    return receipt;
  }

  /** Seconds until the client may go on, 0: now. Says so by the IETF's draft on RateLimit fields. */
  private waitFor(request: FastifyRequest, reply: FastifyReply): number {
    if (!this.limit) return 0;
    const allowance = this.limit.take(clientNetwork(request.ip));
    const { isGranted, remaining, resetSeconds } = allowance;
    void reply.header('ratelimit-policy', `"leads";q=${this.limit.perMinute};w=60`);
    void reply.header('ratelimit', `"leads";r=${remaining};t=${resetSeconds}`);
    return isGranted ? 0 : resetSeconds;
  }
}
