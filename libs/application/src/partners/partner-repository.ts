import type {
  Demand,
  LoadedPartner,
  Partner,
  PartnerDetails,
  PartnerKind,
  PartnerWork,
  Service,
} from '@boligstyling/domain';

/** A partner with what it has been given so far. Withdrawn assignments are not counted. */
export interface PartnerOverview {
  readonly partner: Partner;
  readonly assignmentsLastWeek: number;
  readonly assignmentsLastMonth: number;
  readonly assignments: number;
  readonly lastAssignedAt: Date | null;
}

/** What a list of partners is narrowed to. Everything left out lets all through. */
export interface PartnerFilter {
  /** Part of the name, company, e-mail or an area's name, letter case aside. */
  readonly text?: string | undefined;
  readonly kind?: PartnerKind | undefined;
  readonly active?: boolean | undefined;
  readonly service?: Service | undefined;
}

/** What may be changed of a partner; what is left out stays as it is. */
export type PartnerChanges = Partial<
  PartnerDetails &
    Pick<Partner, 'active' | 'pausedUntil' | 'pausedByOffice' | 'unclearCities' | 'emailChangedAt'>
>;

/** The network of partners. All throw DomainError `storage-unavailable`. */
export abstract class PartnerRepository {
  /** @throws DomainError `partner-email-taken` */
  abstract add(partner: Partner): Promise<void>;

  /**
   * Changes what is given and leaves the rest as it is. Whoever came in by the mailbox of before does
   * so no more: with another address all sessions end, and the links that wait.
   *
   * @param changes or what makes them of the partner as it is now, while nobody else changes it
   * @throws DomainError `partner-not-found`, `partner-email-taken`, and what makes the changes
   */
  abstract change(
    id: string,
    changes: PartnerChanges | ((now: Omit<Partner, 'logoId'>) => PartnerChanges),
  ): Promise<Partner>;

  abstract findById(id: string): Promise<PartnerOverview | undefined>;

  /**
   * Every partner, for those who need not know what each has been given: that has to be counted.
   */
  abstract all(): Promise<Partner[]>;

  /** Every active partner, and what counts against its capacity now. */
  abstract loaded(): Promise<LoadedPartner[]>;

  /** In the order of their names. */
  abstract list(filter: PartnerFilter): Promise<PartnerOverview[]>;

  /** What counts of what a partner was asked and sold since then; undefined when it is unknown. */
  abstract workSince(id: string, time: Date): Promise<PartnerWork | undefined>;

  /**
   * What leads received since then asked for; those that have joined another count with it, and those
   * that are held once they are released. Those whose owners have taken back every yes, or that are
   * closed, wait for nobody.
   */
  abstract demandSince(time: Date): Promise<Demand[]>;
}
