import type {
  LeadDirectory,
  LeadFilter,
  LeadPosition,
  LeadSort,
  LeadTotal,
  ListedLead,
} from './ports/lead-directory.js';

/** Which page of which list. */
export interface LeadListRequest {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  readonly limit: number;
  readonly after?: LeadPosition | undefined;
}

/** One page, how many leads the list has, and where it goes on; undefined at its end. */
export interface LeadList extends LeadTotal {
  readonly leads: readonly ListedLead[];
  readonly next: LeadPosition | undefined;
}

/** How many leads are read at a time for an export, so that its memory does not grow with them. */
const EXPORT_BATCH = 1_000;

/** The administrator looks through leads. */
export class ListLeads {
  constructor(private readonly directory: LeadDirectory) {}

  /** @throws DomainError `storage-unavailable` */
  async execute({ filter, sort, limit, after }: LeadListRequest): Promise<LeadList> {
    const [found, total] = await Promise.all([
      this.directory.page(filter, sort, limit + 1, after),
      this.directory.count(filter),
    ]);
    const leads = found.slice(0, limit);
    return { ...total, leads, next: found.length > limit ? leads.at(-1) : undefined };
  }

  /**
   * Every lead of the list, a batch at a time. Leads that come or go meanwhile may be missing.
   *
   * @throws DomainError `storage-unavailable`
   */
  async *all(filter: LeadFilter, sort: LeadSort): AsyncGenerator<readonly ListedLead[]> {
    let after: LeadPosition | undefined;
    do {
      const batch = await this.directory.page(filter, sort, EXPORT_BATCH, after);
      yield batch;
      after = batch.length === EXPORT_BATCH ? batch.at(-1) : undefined;
    } while (after);
  }

  /**
   * Something that is another when the newest leads have changed, for asking often.
   *
   * @throws DomainError `storage-unavailable`
   */
  version(): Promise<string> {
    return this.directory.version();
  }
}
