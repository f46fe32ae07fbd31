import type { LeadDetails, LeadStatus } from '@boligstyling/domain';

/** A held lead looks new. */
export interface OwnLead extends LeadDetails {
  readonly id: string;
  readonly receivedAt: Date;
  readonly status: LeadStatus;
  /** The first acceptance that still stands. */
  readonly matchedAt: Date | null;
  readonly contactedAt: Date | null;
  readonly closedAt: Date | null;
  /** False once the owner corrected it on another lead's page; the grant decides otherwise. */
  readonly mayBeNamed: boolean;
}

export interface OwnMonth {
  readonly month: string;
  readonly sent: number;
  readonly matched: number;
  /** Possibly several per lead. */
  readonly accepted: number;
  readonly won: number;
}

export type OwnLeadCursor = Pick<OwnLead, 'id' | 'receivedAt'>;

export abstract class IntegratorLeads {
  /** Newest first. */
  abstract page(keyId: string, limit: number, after?: OwnLeadCursor): Promise<OwnLead[]>;

  /** Undefined for a lead of others. */
  abstract find(keyId: string, leadId: string): Promise<OwnLead | undefined>;

  /** The API key that sent the lead and may see its owner. */
  abstract namedTo(leadId: string): Promise<string | null>;

  /** Newest first, without months that have no lead. */
  abstract months(keyId: string): Promise<OwnMonth[]>;
}
