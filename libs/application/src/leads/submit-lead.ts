import {
  arrivalConsents,
  chosenPlace,
  type ConsentPlace,
  DomainError,
  type IntegratorKey,
  type Lead,
  type LeadDetails,
  type PartnerGroup,
  setOffBy,
  type Suspicion,
  RateLimited,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { RemainingCalls, LeadRepository, Receipt, SubmissionKey } from './lead-repository.js';
import type { MatchingNudge } from '../core/matching-nudge.js';

/** Guarantees that the lead is stored and its e-mails will leave. */
export interface LeadReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Circumstances of a submission. */
export interface Arrival {
  readonly place: ConsentPlace;
  /** The kinds of partner that the owner consents to. */
  readonly partnerGroups: readonly PartnerGroup[];
  /** Of the consent texts shown; undefined: today's. */
  readonly textVersion?: string | undefined;
  readonly suspicion?: Suspicion | null;
  readonly submission?: SubmissionKey | undefined;
  /** The HTTP request's id, for the logs. */
  readonly requestId?: string;
  /** The API key that sends it; the lead gets its source name. */
  readonly sentBy?: Pick<IntegratorKey, 'id' | 'source'> | undefined;
  /** Called with the API key's remaining quota, whatever the outcome. */
  readonly leftToKey?: (remainingCalls: RemainingCalls) => void;
}

/** An owner submits a lead. */
export class SubmitLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly matching: MatchingNudge,
  ) {}

  /**
   * Stores the lead with its notifications and consents, and nudges delivery and matching. A repeat
   * gets the first receipt. A suspected lead, or one over its mailbox's daily quota, is held: it
   * gets a normal receipt, and only the administrator gets an e-mail.
   * @throws DomainError `idempotency-key-reused` when the key was used for other content,
   *   `lead-erased` when its lead has been erased
   * @throws DomainError `unauthorized` when the API key is paused
   * @throws RateLimited when the API key has reached its rate limit
   * @throws DomainError `storage-unavailable`
   */
  async execute(details: LeadDetails, arrival: Arrival): Promise<LeadReceipt> {
    const { place, partnerGroups, textVersion, suspicion = null } = arrival;
    const { submission, requestId, sentBy, leftToKey } = arrival;
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
    };
    const setOff = setOffBy(lead);
    const notifications = setOff.notifications.map((kind) => ({ id: this.ids.next(), kind }));
    const receipt = await this.leads.receive(
      lead,
      notifications,
      submission,
      setOff.announcements,
      arrivalConsents(place, lead.receivedAt, partnerGroups, textVersion),
      sentBy?.id,
      requestId,
    );
    if ('remainingCalls' in receipt && receipt.remainingCalls) leftToKey?.(receipt.remainingCalls);
    if (receipt.outcome === 'stored') {
      this.delivery.nudge();
      this.matching.nudge();
    }
    return toLeadReceipt(receipt);
  }

  /**
   * The receipt of a stored submission; undefined for a new one. Stores nothing.
   * @throws DomainError `idempotency-key-reused` when the key was used for other content,
   *   `lead-erased` when its lead has been erased
   * @throws DomainError `storage-unavailable`
   */
  async repeat(submission: SubmissionKey): Promise<LeadReceipt | undefined> {
    const receipt = await this.leads.findSubmission(submission);
    return receipt && toLeadReceipt(receipt);
  }
}

function toLeadReceipt(receipt: Receipt): LeadReceipt {
  if (receipt.outcome === 'key-reused') {
    throw new DomainError('idempotency-key-reused');
  }
  if (receipt.outcome === 'erased') throw new DomainError('lead-erased');
  if (receipt.outcome === 'key-refused') throw new DomainError('unauthorized');
  if (receipt.outcome === 'limit-reached') {
    throw new RateLimited(receipt.remainingCalls.resetSeconds);
  }
  const { id, receivedAt } = receipt;
  return { id, receivedAt };
}
