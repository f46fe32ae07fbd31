/** A secret as it is stored. */
export interface SealedSecret {
  /** The codes of a user (TOTP), or the signatures of a webhook. */
  readonly kind: 'user' | 'webhook';
  /** The id of the user or the endpoint. */
  readonly owner: string;
  readonly kept: string;
}

/** The stored secrets that SECRETS_KEY opens. All throw DomainError `storage-unavailable`. */
export abstract class SealedSecrets {
  /** The current secret of each user and of each endpoint. */
  abstract list(): Promise<SealedSecret[]>;
}
