import type {
  Consent,
  Reveal,
  Lead,
  LeadService,
  LeadSort,
  LeadStanding,
  LeadStatus,
  OriginFilter,
} from '@boligstyling/domain';

/** What a list of leads is narrowed to. Everything left out lets all through. */
export interface LeadFilter extends OriginFilter {
  /** Each must occur in the name, e-mail, phone or address, whatever its letter case. */
  readonly words?: readonly string[] | undefined;
  readonly status?: LeadStatus | undefined;
  /** However it is spelled: `spellingKey` of the domain. */
  readonly city?: string | undefined;
  /** By its number; where a lead's is not known, by its place: `municipalityNamed` of the domain. */
  readonly municipality?: string | undefined;
  readonly service?: LeadService | undefined;
  /** Only those whose contact details too many have held: `hasTooManyReveals` of the domain. */
  readonly tooManyReveals?: boolean | undefined;
  /** Only those that have not joined an earlier one, as figures count. */
  readonly withoutJoined?: boolean | undefined;
  /** Only those that this partner has been asked about. */
  readonly partnerId?: string | undefined;
  /** Only those that are not held as suspected spam, as demand counts. */
  readonly withoutHeld?: boolean | undefined;
  readonly isHeld?: boolean | undefined;
  /** Only those whose municipality is not known. */
  readonly isUnplaced?: boolean | undefined;
  /** Only those that a partner took at this moment or before, and nobody has told anything of since. */
  readonly silentSince?: Date | undefined;
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
  /** Received from this moment on. */
  readonly from?: Date | undefined;
  /** Received before this moment. */
  readonly to?: Date | undefined;
}

/** The last lead of a page, after which the next one goes on. */
export type LeadPosition = Pick<Lead, 'id' | 'receivedAt' | 'customerName'>;

/** A lead as it is listed. */
export interface ListedLead extends Lead {
  /** The first partner that has it; null if none has. */
  readonly partnerId: string | null;
  /** The earlier lead that it has joined; null: none. */
  readonly joinedTo: string | null;
}

/** A lead as it is opened: what is known of it without all that hangs on it. */
export interface OpenedLead {
  readonly lead: ListedLead;
  /** What the owner said yes or no to, oldest first. */
  readonly consents: readonly Consent[];
  /** Where undoing the last change of status leads back to; null: there is none to undo. */
  readonly statusBefore: LeadStatus | null;
  /** The integrator whose key sent it, by name; null: the owner herself, on our own pages. */
  readonly sentBy: string | null;
}

/** A lead, and which other it is or may be the same as. */
export interface Relative extends Pick<LeadStanding, 'joinedTo' | 'mergeKind' | 'perhapsSameAs'> {
  readonly lead: Lead;
  /** Who holds, or has held, the owner's contact details by it. */
  readonly reveals: readonly Reveal[];
}

/** How many leads there are. */
export interface LeadTotal {
  readonly total: number;
  /** False: there are more, and they were not counted. */
  readonly isExact: boolean;
}

/**
 * As far as a search by words is counted, and put in the order of names: a common word is in every
 * other lead.
 */
export const COUNTED_SEARCH_HITS = 10_000;

/** What the administrator looks leads up in. All throw DomainError `storage-unavailable`. */
export abstract class LeadDirectory {
  /**
   * Up to `limit` leads in order; of a search in the order of names, those among its newest
   * {@link COUNTED_SEARCH_HITS}.
   */
  abstract page(
    filter: LeadFilter,
    sort: LeadSort,
    limit: number,
    after?: LeadPosition,
  ): Promise<ListedLead[]>;

  /** Exact without words; with words up to {@link COUNTED_SEARCH_HITS}. */
  abstract count(filter: LeadFilter): Promise<LeadTotal>;

  abstract find(id: string): Promise<OpenedLead | undefined>;

  /**
   * The lead itself, those it has joined or may be the same as, and those that have joined it or
   * may be the same as it, up to fifty of each, the earliest first; none when the lead is unknown.
   */
  abstract relatives(id: string): Promise<Relative[]>;

  /** Something that is another when one of the newest leads has come, gone, joined another, been taken, changed its status or been released. */
  abstract version(): Promise<string>;
}
