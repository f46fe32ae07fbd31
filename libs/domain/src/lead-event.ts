import type { LeadStatus } from './lead.js';

/**
 * What can happen to a lead once we have it, with what each kind tells. That it was received, and
 * what became of its e-mails, is told by the lead and its notifications themselves.
 */
export interface LeadEventDetails {
  'status-changed': { readonly from: LeadStatus; readonly to: LeadStatus };
  'note-added': { readonly text: string };
}
export type LeadEventKind = keyof LeadEventDetails;

/** One entry in a lead's history, kept as long as the lead. */
export type LeadEvent = {
  [Kind in LeadEventKind]: {
    readonly id: string;
    readonly leadId: string;
    readonly at: Date;
    readonly kind: Kind;
    readonly detail: LeadEventDetails[Kind];
  };
}[LeadEventKind];
