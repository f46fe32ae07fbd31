import {
  arrivalConsents,
  chosenPlace,
  type ConsentPlace,
  DomainError,
  type IntegratorKey,
  type Lead,
  type LeadDetails,
  type Recipient,
  setOffBy,
  type Suspicion,
  TooManyAttempts,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { KeyAllowance, LeadRepository, Receipt, SubmissionKey } from './lead-repository.js';
import type { MatchingNudge } from '../core/matching-nudge.js';

/** What the sender may rely on once it has this: the lead is stored and its e-mails will leave. */
export interface LeadReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

/** How a request came, and what was said with it. */
export interface Arrival {
  readonly place: ConsentPlace;
  /** Whom the owner says yes to. */
  readonly recipients: readonly Recipient[];
  /** Of the texts that she was shown; undefined: today's. */
  readonly textVersion?: string | undefined;
  readonly suspicion?: Suspicion | null;
  readonly submission?: SubmissionKey | undefined;
  /** To find the request, and all that comes of the lead, in the logs. */
  readonly requestId?: string;
  /** The integrator's key that sends it. The lead bears its source name. */
  readonly sentBy?: Pick<IntegratorKey, 'id' | 'source'> | undefined;
  /** Told what is left to that key, whatever else comes of it. */
  readonly leftToKey?: (allowance: KeyAllowance) => void;
}

/** A home owner asks for offers. */
export class SubmitLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly matching: MatchingNudge,
  ) {}

  /**
   * Stores the lead with the notifications it causes and each yes as it was given, and lets delivery and matching begin. The same
   * submission sent again gets the first one's receipt. A suspected one is held, and so is one whose
   * address has had its e-mails of the day: it gets its receipt like any other, and nobody but the
   * administrator hears of it.
   *
   * @throws DomainError `idempotency-key-reused` when the key was used for other content, `lead-erased`
   *   when what was sent under it has been erased since
   * @throws DomainError `unauthorized` when the integrator's key is paused
   * @throws TooManyAttempts when the integrator's key has sent as many as it may
   * @throws DomainError `storage-unavailable`
   */
  async execute(details: LeadDetails, arrival: Arrival): Promise<LeadReceipt> {
    const { place, recipients, textVersion, suspicion = null } = arrival;
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
      arrivalConsents(place, lead.receivedAt, recipients, textVersion),
      sentBy?.id,
      requestId,
    );
    if ('allowance' in receipt && receipt.allowance) leftToKey?.(receipt.allowance);
    if (receipt.outcome === 'stored') {
      this.delivery.nudge();
      this.matching.nudge();
    }
    return toLeadReceipt(receipt);
  }

  /**
   * The receipt of a submission that is stored already; undefined if it is not. Stores nothing.
   *
   * @throws DomainError `idempotency-key-reused` when the key was used for other content, `lead-erased`
   *   when what was sent under it has been erased since
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
    throw new TooManyAttempts(receipt.allowance.resetSeconds);
  }
  const { id, receivedAt } = receipt;
  return { id, receivedAt };
}
