import type {
  Demand,
  LoadedPartner,
  Partner,
  PartnerDetails,
  PartnerKind,
  PartnerWork,
  Service,
} from '@boligstyling/domain';

/** A partner with its figures; withdrawn assignments are not counted. */
export interface PartnerOverview {
  readonly partner: Partner;
  readonly assignmentsLastWeek: number;
  readonly assignmentsLastMonth: number;
  readonly assignments: number;
  readonly lastAssignedAt: Date | null;
}

/** Search criteria; one that is left out does not narrow. */
export interface PartnerFilter {
  /** Part of the name, company, e-mail or an area's name, in any case. */
  readonly text?: string | undefined;
  readonly kind?: PartnerKind | undefined;
  readonly active?: boolean | undefined;
  readonly service?: Service | undefined;
}

/** Fields left out stay as they are. */
export type PartnerChanges = Partial<
  PartnerDetails &
    Pick<
      Partner,
      'active' | 'pausedUntil' | 'pausedByOperator' | 'unclearCities' | 'emailChangedAt'
    >
>;

/** The network of partners. All throw DomainError `storage-unavailable`. */
export abstract class PartnerRepository {
  /** @throws DomainError `partner-email-taken` */
  abstract add(partner: Partner): Promise<void>;

  /**
   * Changes the given fields. A new e-mail address ends all sessions and waiting links of the old
   * mailbox.
   * @param changes the fields, or a function of the locked partner that returns them
   * @throws DomainError `partner-not-found`, `partner-email-taken`, and what the function throws
   */
  abstract change(
    id: string,
    changes: PartnerChanges | ((now: Omit<Partner, 'logoId'>) => PartnerChanges),
  ): Promise<Partner>;

  abstract findById(id: string): Promise<PartnerOverview | undefined>;

  /** Without the figures of {@link list}, which have to be counted. */
  abstract all(): Promise<Partner[]>;

  /** Active partners with their load against capacity. */
  abstract loaded(): Promise<LoadedPartner[]>;

  /** By name. */
  abstract list(filter: PartnerFilter): Promise<PartnerOverview[]>;

  /** A partner's assignments and sales since then; undefined when it is unknown. */
  abstract workSince(id: string, time: Date): Promise<PartnerWork | undefined>;

  /**
   * Demand of leads received since then. Merged leads count with their lead, held ones once
   * released. Closed leads and those without any consent are not counted.
   */
  abstract demandSince(time: Date): Promise<Demand[]>;
}
