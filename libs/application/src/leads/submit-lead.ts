import {
  arrivalConsents,
  chosenPlace,
  type ConsentPlace,
  DomainError,
  type IntegratorKey,
  type Lead,
  type LeadDetails,
  type PartnerGroup,
  effectsOfLead,
  effectsOfTelephoneLead,
  type Suspicion,
  RateLimited,
  TEST_LEAD_HOURS,
  hoursAfter,
} from '@boligstyling/domain';
import type { Clock, IdGenerator, DeliveryNudge, MatchingNudge } from '../core/ports.js';
import type { RemainingCalls, LeadRepository, Receipt, SubmissionKey } from './lead-repository.js';

/** The lead is stored, and its e-mails will leave. */
export interface LeadReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

export interface Arrival {
  readonly place: ConsentPlace;
  readonly partnerGroups: readonly PartnerGroup[];
  /** Undefined: today's. */
  readonly textVersion?: string | undefined;
  readonly suspicion?: Suspicion | null;
  readonly submission?: SubmissionKey | undefined;
  readonly requestId?: string;
  /** Name of the user who entered the lead by telephone. */
  readonly heardBy?: string;
  /** The lead gets the API key's source name. */
  readonly sentBy?: Pick<IntegratorKey, 'id' | 'source' | 'isTest'> | undefined;
  readonly isTest?: boolean;
  /** Of the API key, in its window. */
  readonly leftToKey?: (remainingCalls: RemainingCalls) => void;
}

export class SubmitLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly matching: MatchingNudge,
  ) {}

  /**
   * Nudges delivery and matching. A repeat gets the first receipt. A suspected lead, or one over
   * its mailbox's daily quota, is held: it gets a normal receipt, and only the administrator an
   * e-mail.
   *
   * @throws `idempotency-key-reused` for other content, `lead-erased`, `unauthorized` when the API
   * key is paused
   * @throws RateLimited by the API key's limit
   */
  async execute(details: LeadDetails, arrival: Arrival): Promise<LeadReceipt> {
    const { place, partnerGroups, textVersion, suspicion = null } = arrival;
    const { submission, requestId, sentBy, leftToKey, heardBy, isTest = false } = arrival;
    const { municipality, foundBy } = chosenPlace(details.municipalityNumber);
    const lead: Lead = {
      ...details,
      ...(sentBy && { source: sentBy.source }),
      id: this.ids.next(),
      receivedAt: this.clock.now(),
      status: 'new',
      municipality,
      municipalityFoundBy: foundBy,
      emailChangedAt: null,
      mailboxProvenAt: null,
      suspicion,
      testUntil: null,
    };
    if (isTest || sentBy?.isTest) lead.testUntil = hoursAfter(lead.receivedAt, TEST_LEAD_HOURS);
    const effects = heardBy === undefined ? effectsOfLead(lead) : effectsOfTelephoneLead(lead);
    const notifications = effects.notifications.map((kind) => ({ id: this.ids.next(), kind }));
    const receipt = await this.leads.receive(
      lead,
      notifications,
      submission,
      effects.announcements,
      arrivalConsents(place, lead.receivedAt, partnerGroups, textVersion, heardBy),
      sentBy?.id,
      requestId,
    );
    if (receipt.remainingCalls) leftToKey?.(receipt.remainingCalls);
    if (receipt.outcome === 'stored') {
      this.delivery.nudge();
      this.matching.nudge();
    }
    return toLeadReceipt(receipt);
  }

  /**
   * Undefined for a new submission.
   *
   * @throws `idempotency-key-reused` for other content, `lead-erased`
   */
  async repeat(submission: SubmissionKey): Promise<LeadReceipt | undefined> {
    const receipt = await this.leads.findSubmission(submission);
    return receipt && toLeadReceipt(receipt);
  }
}

function toLeadReceipt(receipt: Receipt): LeadReceipt {
  if (receipt.outcome === 'idempotency-key-reused') {
    throw new DomainError('idempotency-key-reused');
  }
  if (receipt.outcome === 'erased') throw new DomainError('lead-erased');
  if (receipt.outcome === 'api-key-refused') throw new DomainError('unauthorized');
  if (receipt.outcome === 'limit-reached') {
    throw new RateLimited(receipt.remainingCalls.resetSeconds);
  }
  const { id, receivedAt } = receipt;
  return { id, receivedAt };
}
