import {
  arrivalConsents,
  type ConsentPlace,
  DomainError,
  type Lead,
  type LeadDetails,
  type Recipient,
  setOffBy,
  type Suspicion,
} from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { DeliveryNudge } from './ports/delivery-nudge.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { LeadRepository, Receipt, SubmissionKey } from './ports/lead-repository.js';
import type { MatchingNudge } from './ports/matching-nudge.js';

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
  readonly suspicion?: Suspicion | null;
  readonly submission?: SubmissionKey | undefined;
  /** To find the lead's e-mails and the request in the logs. */
  readonly requestId?: string;
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
   * @throws DomainError `idempotency-key-reused` when the key was used for other content
   * @throws DomainError `storage-unavailable`
   */
  async execute(
    details: LeadDetails,
    { place, recipients, suspicion = null, submission, requestId }: Arrival,
  ): Promise<LeadReceipt> {
    const lead: Lead = {
      ...details,
      id: this.ids.next(),
      receivedAt: this.clock.now(),
      status: 'new',
      municipality: null,
      municipalityFoundBy: null,
      suspicion,
    };
    const setOff = setOffBy(lead);
    const notifications = setOff.notifications.map((kind) => ({
      id: this.ids.next(),
      kind,
      ...(requestId && { requestId }),
    }));
    const receipt = await this.leads.receive(
      lead,
      notifications,
      submission,
      setOff.announcements,
      arrivalConsents(place, lead.receivedAt, recipients),
    );
    if (receipt.outcome === 'stored') {
      this.delivery.nudge();
      this.matching.nudge();
    }
    return toLeadReceipt(receipt);
  }

  /**
   * The receipt of a submission that is stored already; undefined if it is not. Stores nothing.
   *
   * @throws DomainError `idempotency-key-reused` when the key was used for other content
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
  return { id: receipt.id, receivedAt: receipt.receivedAt };
}
