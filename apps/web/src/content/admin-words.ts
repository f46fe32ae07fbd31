import type {
  AssignmentState,
  LeadStatus,
  MatchCause,
  NotificationKind,
  NotificationState,
  PartnerKind,
  PaymentStatus,
  WebhookEvent,
} from '@boligstyling/domain';

export const leadStatusWords: Record<LeadStatus, string> = {
  new: 'Ny',
  matched: 'Tildelt',
  contacted: 'Kontaktet',
  won: 'Vunnet',
  lost: 'Tapt',
};

export const partnerKindWords: Record<PartnerKind, string> = {
  stylist: 'Stylist',
  'interior-architect': 'Interiørarkitekt',
  'estate-agent': 'Eiendomsmegler',
};

export const assignmentStateWords: Record<AssignmentState, string> = {
  offered: 'Venter på svar',
  accepted: 'Tar kontakt',
  declined: 'Passer ikke',
  withdrawn: 'Trukket tilbake',
};

export const paymentStatusWords: Record<PaymentStatus, string> = {
  pending: 'Venter på betaling',
  paid: 'Betalt',
  credited: 'Kreditert',
};

/** What a lead's e-mails are, and whom they go to. */
export const notificationWords: Record<NotificationKind, string> = {
  'owner-confirmation': 'Bekreftelse til kunden',
  'lead-notice': 'Varsel om ny henvendelse',
  'owner-matched': 'Melding til kunden om hvem som tar kontakt',
  'no-partner-notice': 'Varsel om at ingen partner passet',
  'partner-assignment': 'Henvendelsen til en partner',
  'assignment-withdrawn': 'Melding til en partner om at oppdraget er trukket',
};

export const matchCauseWords: Record<MatchCause, string> = {
  automatic: 'Da henvendelsen kom inn',
  'by-hand': 'For hånd',
  declined: 'Etter et nei',
};

export const webhookEventWords: Record<WebhookEvent, string> = {
  'lead.received': 'Ny henvendelse',
  'lead.matched': 'Sendt til partnere',
  'lead.status_changed': 'Ny status',
};

export const deliveryStateWords: Record<NotificationState, string> = {
  due: 'Venter',
  sent: 'Levert',
  parked: 'Stoppet',
};
