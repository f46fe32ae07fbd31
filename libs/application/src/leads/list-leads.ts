import { type LeadSort, type LeadTrouble, reportDueSince } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type {
  LeadDirectory,
  LeadFilter,
  LeadPosition,
  LeadTotal,
  ListedLead,
} from './lead-directory.js';

export type AskedLeadFilter = Omit<LeadFilter, 'isHeld' | 'isUnplaced' | 'silentSince'> & {
  readonly only?: LeadTrouble | undefined;
};

export interface LeadListRequest {
  readonly filter: AskedLeadFilter;
  readonly sort: LeadSort;
  readonly limit: number;
  readonly after?: LeadPosition | undefined;
}

/** The page, the total, and the next cursor; undefined at the end. */
export interface LeadList extends LeadTotal {
  readonly leads: readonly ListedLead[];
  readonly next: LeadPosition | undefined;
}

/** Batch size of an export, so that its memory does not grow with the leads. */
const EXPORT_BATCH = 1_000;

/** The administrator lists leads. All throw DomainError `storage-unavailable`. */
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

  /** All leads of the list in batches. Leads added or removed meanwhile may be missing. */
  async *all(asked: AskedLeadFilter, sort: LeadSort): AsyncGenerator<readonly ListedLead[]> {
    const filter = this.resolved(asked);
    let after: LeadPosition | undefined;
    do {
      const batch = await this.directory.page(filter, sort, EXPORT_BATCH, after);
      yield batch;
      after = batch.length === EXPORT_BATCH ? batch.at(-1) : undefined;
    } while (after);
  }

  /** Changes with the newest leads; cheap enough for polling. */
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
