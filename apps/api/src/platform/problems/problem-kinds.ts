import { DOMAIN_ERRORS, type DomainErrorCode } from '@boligstyling/domain';

/** What the framework refuses by itself, before a use case is asked, in words for the person at the other end. */
const REFUSALS = {
  'invalid-request': 'Noen felt må rettes.',
  'bad-request': 'Forespørselen kunne ikke leses.',
  unauthorized: 'Nøkkelen mangler eller er ugyldig.',
  'not-found': 'Fant ikke det du ba om.',
  'payload-too-large': 'Forespørselen er for stor.',
  'unsupported-media-type': 'Innholdet må være JSON (application/json).',
  'service-unavailable': 'Tjenesten er utilgjengelig akkurat nå. Prøv igjen om litt.',
} as const;

/** The last part of a problem's `type`. */
export type ProblemKind = DomainErrorCode | keyof typeof REFUSALS;

/** A sentence that each kind may be told with. */
export const PROBLEM_SENTENCES: Record<ProblemKind, string> = { ...DOMAIN_ERRORS, ...REFUSALS };

/** Each kind's status. Exhaustive: one that is left out does not compile. */
export const PROBLEM_STATUS: Record<ProblemKind, number> = {
  'invalid-request': 400,
  'bad-request': 400,
  'invalid-bank-file': 400,
  'invalid-partner': 400,
  'invalid-postal-register': 400,
  'invalid-password': 400,
  'wrong-code': 400,
  'wrong-confirmation': 400,
  'passkey-refused': 400,
  unauthorized: 401,
  'wrong-credentials': 401,
  'wrong-password': 401,
  'session-ended': 401,
  'link-outdated': 403,
  'confirm-again': 403,
  'not-permitted': 403,
  'not-found': 404,
  'lead-not-found': 404,
  'assignment-not-found': 404,
  'partner-not-found': 404,
  'sale-not-found': 404,
  'invoice-not-found': 404,
  'webhook-not-found': 404,
  'person-not-found': 404,
  'link-unknown': 404,
  'idempotency-key-reused': 409,
  'lead-closed': 409,
  'lead-full': 409,
  'lead-held': 409,
  'lead-joined': 409,
  'lead-not-joined': 409,
  'lead-not-held': 409,
  'assignment-closed': 409,
  'partner-has-lead': 409,
  'partner-paused': 409,
  'no-agent-consent': 409,
  'no-partner-eligible': 409,
  'no-stylist-consent': 409,
  'no-more-partners': 409,
  'undo-too-late': 409,
  'operator-incomplete': 409,
  'partner-email-taken': 409,
  'sale-settled': 409,
  'sale-invoiced': 409,
  'buyer-incomplete': 409,
  'invoice-unprintable': 409,
  'too-many-webhooks': 409,
  'person-email-taken': 409,
  'last-owner': 409,
  'last-factor': 409,
  'challenge-over': 410,
  'link-expired': 410,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-attempts': 429,
  'service-unavailable': 503,
  'storage-unavailable': 503,
};
