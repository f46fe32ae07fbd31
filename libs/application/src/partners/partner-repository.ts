import type {
  AcceptedTerms,
  Demand,
  FilterOf,
  LoadedPartner,
  Partner,
  PartnerDetails,
  PartnerNotification,
  PartnerWork,
  PARTNER_FILTER,
} from '@boligstyling/domain';

export interface PartnerOverview {
  readonly partner: Partner;
  readonly assignmentsLastWeek: number;
  readonly assignmentsLastMonth: number;
  readonly assignments: number;
  readonly lastAssignedAt: Date | null;
}

export interface PartnerCount {
  readonly active: number;
  readonly total: number;
}

export type PartnerFilter = FilterOf<typeof PARTNER_FILTER>;

export type PartnerChanges = Partial<
  PartnerDetails &
    AcceptedTerms &
    Pick<Partner, 'pausedUntil' | 'pausedByOperator' | 'emailChangedAt'>
>;

export abstract class PartnerRepository {
  /** @throws `partner-email-taken` */
  abstract add(partner: Partner): Promise<void>;

  /**
   * All or none.
   *
   * @throws `partner-email-taken`
   */
  abstract addAll(partners: readonly Partner[]): Promise<void>;

  /**
   * A new e-mail address ends all sessions and waiting links. Undefined changes nothing, and leaves
   * no row in the audit log.
   *
   * @throws `partner-not-found`, `partner-email-taken`
   */
  abstract change(
    id: string,
    changes: PartnerChanges | ((now: Omit<Partner, 'logoId'>) => PartnerChanges | undefined),
  ): Promise<Partner>;

  /** @throws `partner-not-found` */
  abstract notify(id: string, kind: PartnerNotification): Promise<void>;

  abstract findById(id: string): Promise<PartnerOverview | undefined>;

  /** Inactive ones too. */
  abstract all(): Promise<Partner[]>;

  abstract count(): Promise<PartnerCount>;

  /** Active ones. */
  abstract loaded(): Promise<LoadedPartner[]>;

  /** By name. */
  abstract list(filter: PartnerFilter): Promise<PartnerOverview[]>;

  abstract workSince(id: string, time: Date): Promise<PartnerWork | undefined>;

  /**
   * Merged leads count with their lead, held ones once released. Closed leads and those without any
   * consent are not counted.
   */
  abstract demandSince(time: Date): Promise<Demand[]>;
}
