import {
  type FilterOf,
  type LEAD_FILTER,
  type LeadSort,
  reportDueSince,
  type Consent,
  type Reveal,
  type Lead,
  type LeadStanding,
  type LeadStatus,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';

type Asked = FilterOf<typeof LEAD_FILTER>;

export interface LeadFilter extends Omit<Asked, 'search' | 'only' | 'sort'> {
  /** Each must occur in name, e-mail, phone or address, in any case. */
  readonly words?: readonly string[] | undefined;
  readonly isHeld?: boolean | undefined;
  readonly isUnplaced?: boolean | undefined;
  /** Accepted at this moment or before, without a report since. */
  readonly silentSince?: Date | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export type LeadPosition = Pick<Lead, 'id' | 'receivedAt' | 'customerName'>;

export interface ListedLead extends Lead {
  readonly partnerId: string | null;
  readonly mergedInto: string | null;
}

export interface OpenedLead {
  readonly lead: ListedLead;
  /** Refusals too, oldest first. */
  readonly consents: readonly Consent[];
  readonly statusBefore: LeadStatus | null;
  /** Null: our own pages. */
  readonly sentBy: string | null;
}

export interface Relative extends Pick<LeadStanding, 'mergedInto' | 'mergeKind' | 'perhapsSameAs'> {
  readonly lead: Lead;
  readonly reveals: readonly Reveal[];
}

export interface LeadTotal {
  readonly total: number;
  /** False: there are more, uncounted. */
  readonly isExact: boolean;
}

/** Limits counting and sorting by name, because a common word is in every other lead. */
export const COUNTED_SEARCH_HITS = 10_000;

export abstract class LeadDirectory {
  /** A search sorted by name covers its newest {@link COUNTED_SEARCH_HITS}. */
  abstract page(
    filter: LeadFilter,
    sort: LeadSort,
    limit: number,
    after?: LeadPosition,
  ): Promise<ListedLead[]>;

  /** With words exact up to {@link COUNTED_SEARCH_HITS}. */
  abstract count(filter: LeadFilter): Promise<LeadTotal>;

  abstract find(id: string): Promise<OpenedLead | undefined>;

  /** The lead and its relatives in both directions, up to fifty of each, earliest first. */
  abstract relatives(id: string): Promise<Relative[]>;

  /** Changes when one of the newest leads does. */
  abstract version(): Promise<string>;

  /** Reads of all ports, one after another. */
  abstract asOfOneMoment<T>(read: () => Promise<T>): Promise<T>;
}

export type AskedLeadFilter = Omit<LeadFilter, 'isHeld' | 'isUnplaced' | 'silentSince'> &
  Pick<Asked, 'only'>;

export interface LeadListRequest {
  readonly filter: AskedLeadFilter;
  readonly sort: LeadSort;
  readonly limit: number;
  readonly after?: LeadPosition | undefined;
}

export interface LeadList extends LeadTotal {
  readonly leads: readonly ListedLead[];
  readonly next: LeadPosition | undefined;
}

/** Keeps the memory of an export constant. */
const EXPORT_BATCH = 1_000;

export class ListLeads {
  constructor(
    private readonly directory: LeadDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ filter: asked, sort, limit, after }: LeadListRequest): Promise<LeadList> {
    const filter = this.resolved(asked);
    const [found, total] = await Promise.all([
      this.directory.page(filter, sort, limit + 1, after),
      this.directory.count(filter),
    ]);
    const leads = found.slice(0, limit);
    return { ...total, leads, next: found.length > limit ? leads.at(-1) : undefined };
  }

  count(asked: AskedLeadFilter): Promise<LeadTotal> {
    return this.directory.count(this.resolved(asked));
  }

  /** In batches of one moment each. Leads added or removed meanwhile may be missing. */
  async *all<Row>(
    asked: AskedLeadFilter,
    sort: LeadSort,
    complete: (batch: readonly ListedLead[]) => Promise<readonly Row[]>,
  ): AsyncGenerator<readonly Row[]> {
    const filter = this.resolved(asked);
    let after: LeadPosition | undefined;
    do {
      yield await this.directory.asOfOneMoment(async () => {
        const batch = await this.directory.page(filter, sort, EXPORT_BATCH, after);
        after = batch.length === EXPORT_BATCH ? batch.at(-1) : undefined;
        return complete(batch);
      });
    } while (after);
  }

  version(): Promise<string> {
    return this.directory.version();
  }
  private resolved({ only, ...filter }: AskedLeadFilter): LeadFilter {
    return {
      ...filter,
      isHeld: only === 'held',
      isUnplaced: only === 'unknown-place',
      silentSince: only === 'overdue' ? reportDueSince(this.clock.now()) : undefined,
    };
  }
}
