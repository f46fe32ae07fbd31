import type { LeadDetails, LeadStatus } from '@boligstyling/domain';

/** A lead as its integrator sees it; a held one looks new. */
export interface OwnLead extends LeadDetails {
  readonly id: string;
  readonly receivedAt: Date;
  readonly status: LeadStatus;
  /** The first acceptance among partners that still have it. */
  readonly matchedAt: Date | null;
  readonly contactedAt: Date | null;
  /** Null unless it is won or lost. */
  readonly closedAt: Date | null;
  /**
   * False once the owner has corrected it on the page of another lead; the grant decides otherwise.
   */
  readonly mayBeNamed: boolean;
}

/** Outcomes of the leads received in one month, in Norway. */
export interface OwnMonth {
  /** Such as «2026-11». */
  readonly month: string;
  readonly sent: number;
  /** Leads with an accepted assignment. */
  readonly matched: number;
  /** Accepted assignments, possibly several per lead. */
  readonly accepted: number;
  readonly won: number;
}

/** Keyset cursor: the last lead of a page. */
export type OwnLeadPlace = Pick<OwnLead, 'id' | 'receivedAt'>;

/**
 * An integrator's view of the leads sent with its API key. Throws DomainError
 * `storage-unavailable`.
 */
export abstract class IntegratorLeads {
  /** Newest first. @param after the last lead of the previous page */
  abstract page(keyId: string, limit: number, after?: OwnLeadPlace): Promise<OwnLead[]>;

  /** The name of the integrator that sent the lead and may now see its owner; null: none. */
  abstract namedTo(leadId: string): Promise<string | null>;

  /** Newest month first; months without a lead are left out. */
  abstract months(keyId: string): Promise<OwnMonth[]>;
}
