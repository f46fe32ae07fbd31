import type {
  AssignmentState,
  DisputeReason,
  MatchCause,
  NotificationKind,
  DeliveryState,
  PaymentStatus,
} from '@boligstyling/domain';

export const assignmentStateWords: Record<AssignmentState, string> = {
  offered: 'Venter på svar',
  accepted: 'Tok oppdraget',
  declined: 'Passer ikke',
  expired: 'Svarte ikke',
  filled: 'Plassene var tatt',
  missed: 'Ja, men for sent',
  undone: 'Angret',
  withdrawn: 'Trukket tilbake',
};

export const paymentStatusWords: Record<PaymentStatus, string> = {
  pending: 'Venter på betaling',
  paid: 'Betalt',
  credited: 'Kreditert',
};

export const disputeReasonWords: Record<DisputeReason, string> = {
  erased: 'Slettet før de fikk snakket',
  unreachable: 'Får ikke tak i eieren',
  'wrong-number': 'Feil nummer',
  'not-the-owner': 'Det er ikke eieren',
  duplicate: 'Hadde den fra før',
  'something-else': 'Vil ha noe annet',
  'outside-area': 'Utenfor området',
};

export const notificationWords: Record<NotificationKind, string> = {
  'owner-confirmation': 'Bekreftelse til kunden',
  'lead-notification': 'Varsel om ny henvendelse',
  'owner-link': 'Lenken til kunden på nytt',
  'owner-confirm': 'Bekreftelse kunden må gi fra e-posten',
  'owner-is-it-you': 'Spørsmål til kunden om en ny henvendelse kommer fra samme person',
  'owner-review': 'Spørsmål til kunden om hvordan det gikk',
  'owner-email-changing': 'Melding til den gamle e-postadressen om den nye',
  'owner-matched': 'Melding til kunden om hvem som tar kontakt',
  'no-partner-notification': 'Varsel om at ingen partner passet',
  'dispute-notification': 'Varsel om at en partner ikke vil betale',
  'partner-offer': 'Spørsmål til en partner',
  'partner-reminder': 'Påminnelse til en partner',
  'offer-filled': 'Melding til en partner om at plassene er tatt',
  'partner-assignment': 'Kontaktopplysninger til en partner',
  'assignment-undone': 'Melding til en partner som angret',
  'partner-correction': 'Rettelse til en partner',
  'partner-not-called': 'Purring til en partner',
  'dispute-decided': 'Svar til en partner som hadde sagt fra',
  'leads-merged': 'Melding til en partner om at to henvendelser er slått sammen',
  'sale-due-again': 'Melding til en partner som skal betale likevel',
  'owner-partner-left': 'Melding til kunden om en som trakk seg',
  'owner-choice': 'Spørsmål til kunden om hvem som er valgt',
  'owner-quotes': 'Melding til kunden om tilbud',
  'owner-choice-overruled': 'Melding til kunden om at valget av tilbud er opphevet',
  'quote-reminder': 'Påminnelse til en partner om tilbud',
  'quote-chosen': 'Melding til en partner om at tilbudet er valgt',
  'quote-declined': 'Melding til en partner om at tilbudet ikke ble valgt',
  'quote-expired': 'Melding til en partner om at tilbudet er utløpt',
  'quote-overruled': 'Melding til en partner om at valget av tilbudet er opphevet',
  'other-quote-chosen': 'Melding til en partner om at en annen er valgt',
  'owner-nobody-yet': 'Melding til kunden om at ingen er funnet ennå',
  'owner-search-ended': 'Melding til kunden om at vi ikke leter lenger',
  'assignment-withdrawn': 'Melding til en partner om at oppdraget er trukket',
};

export const matchCauseWords: Record<MatchCause, string> = {
  automatic: 'Da henvendelsen kom inn',
  'by-hand': 'For hånd',
  refill: 'Fordi det var for få',
  declined: 'Etter et nei',
};

export const deliveryStateWords: Record<DeliveryState, string> = {
  due: 'Venter',
  sent: 'Levert',
  parked: 'Stoppet',
};
