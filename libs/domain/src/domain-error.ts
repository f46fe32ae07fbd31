/** A field that breaks a rule, by its wire name, with the reason in Norwegian. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Every fault a caller can cause. The HTTP adapter maps each code to a status. */
export type DomainErrorCode =
  | 'idempotency-key-reused'
  | 'lead-not-found'
  | 'lead-closed'
  | 'lead-full'
  | 'lead-held'
  | 'lead-not-held'
  | 'assignment-not-found'
  | 'assignment-closed'
  | 'undo-too-late'
  | 'no-more-partners'
  | 'no-stylist-consent'
  | 'invalid-partner'
  | 'invalid-postal-register'
  | 'partner-not-found'
  | 'partner-has-lead'
  | 'partner-paused'
  | 'no-agent-consent'
  | 'no-partner-eligible'
  | 'partner-email-taken'
  | 'sale-not-found'
  | 'sale-settled'
  | 'webhook-not-found'
  | 'too-many-webhooks'
  | 'link-unknown'
  | 'link-expired'
  | 'wrong-password'
  | 'invalid-password'
  | 'session-ended'
  | 'too-many-attempts'
  | 'storage-unavailable';

/** A rule of the domain was broken, or what a use case needs is away. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** @param fields the fields at fault, where the fault lies in fields */
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }
}
