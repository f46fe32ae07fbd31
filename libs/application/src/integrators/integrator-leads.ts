import type { LeadDetails, LeadStatus } from '@boligstyling/domain';

/** A lead as the integrator that sent it follows it. While it is held it is as new. */
export interface OwnLead extends LeadDetails {
  readonly id: string;
  readonly receivedAt: Date;
  readonly status: LeadStatus;
  /** When the first partner took it, of those that still have it. */
  readonly matchedAt: Date | null;
  readonly contactedAt: Date | null;
  /** When it was won or lost, while it is so. */
  readonly closedAt: Date | null;
  /**
   * Whether the integrator may learn who the owner is, where that is granted: not once she has corrected
   * it on the page of another request.
   */
  readonly mayBeNamed: boolean;
}

/** What became of the leads that came in one month, in Norway. */
export interface OwnMonth {
  /** Such as «2026-11». */
  readonly month: string;
  readonly sent: number;
  /** Those that some partner has. */
  readonly matched: number;
  /** Partners that have them, several to a lead. */
  readonly accepted: number;
  readonly won: number;
}

/** Which lead a page ends with. */
export type OwnLeadPlace = Pick<OwnLead, 'id' | 'receivedAt'>;

/** What an integrator sees of the leads that its key has sent. Throws DomainError `storage-unavailable`. */
export abstract class IntegratorLeads {
  /**
   * Newest first.
   *
   * @param after the last one of the page before
   */
  abstract page(keyId: string, limit: number, after?: OwnLeadPlace): Promise<OwnLead[]>;

  /** Whose key has sent the lead and may see by now who its owner is, by name; null: nobody's. */
  abstract namedTo(leadId: string): Promise<string | null>;

  /** The newest month first; months without a lead are left out. */
  abstract months(keyId: string): Promise<OwnMonth[]>;
}
