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

/** Search criteria; one that is left out does not narrow. */
export interface LeadFilter extends OriginFilter {
  /** Each must occur in the name, e-mail, phone or address, in any case. */
  readonly words?: readonly string[] | undefined;
  readonly status?: LeadStatus | undefined;
  /** In any spelling: `spellingKey` of the domain. */
  readonly city?: string | undefined;
  /** By number; by place where the number is unknown: `municipalityNamed` of the domain. */
  readonly municipality?: string | undefined;
  readonly service?: LeadService | undefined;
  /** `hasTooManyReveals` of the domain. */
  readonly tooManyReveals?: boolean | undefined;
  /** Excludes leads merged into another, as statistics do. */
  readonly withoutMerged?: boolean | undefined;
  /** Only leads with an assignment to this partner. */
  readonly partnerId?: string | undefined;
  /** Excludes leads held as suspected spam, as demand does. */
  readonly withoutHeld?: boolean | undefined;
  readonly isHeld?: boolean | undefined;
  /** Only leads of unknown municipality. */
  readonly isUnplaced?: boolean | undefined;
  /** Only leads accepted at this moment or before, with no report since. */
  readonly silentSince?: Date | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Keyset cursor: the last lead of a page. */
export type LeadPosition = Pick<Lead, 'id' | 'receivedAt' | 'customerName'>;

export interface ListedLead extends Lead {
  /** The first partner that has it; null: none. */
  readonly partnerId: string | null;
  /** The earlier lead that it is merged into; null: none. */
  readonly mergedInto: string | null;
}

/** A lead's own data, without its dependent rows. */
export interface OpenedLead {
  readonly lead: ListedLead;
  /** The owner's consents and refusals, oldest first. */
  readonly consents: readonly Consent[];
  /** The status that an undo restores; null: nothing to undo. */
  readonly statusBefore: LeadStatus | null;
  /** The name of the integrator that sent it; null: our own pages. */
  readonly sentBy: string | null;
}

/** A lead with its relations to duplicates. */
export interface Relative extends Pick<LeadStanding, 'mergedInto' | 'mergeKind' | 'perhapsSameAs'> {
  readonly lead: Lead;
  /** Current and former reveals. */
  readonly reveals: readonly Reveal[];
}

export interface LeadTotal {
  readonly total: number;
  /** False: there are more, and they were not counted. */
  readonly isExact: boolean;
}

/** Limits counting and sorting by name, because a common word is in every other lead. */
export const COUNTED_SEARCH_HITS = 10_000;

/** The administrator's search of leads. All throw DomainError `storage-unavailable`. */
export abstract class LeadDirectory {
  /**
   * Up to `limit` leads in order; a search sorted by name covers its newest {@link
   * COUNTED_SEARCH_HITS}.
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
   * The lead and its relatives in both directions, up to fifty of each, earliest first; empty for
   * an unknown lead.
   */
  abstract relatives(id: string): Promise<Relative[]>;

  /**
   * Changes whenever one of the newest leads is added, removed, merged, accepted, released or
   * changes status.
   */
  abstract version(): Promise<string>;
}
