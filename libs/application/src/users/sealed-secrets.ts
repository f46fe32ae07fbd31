export interface SealedSecret {
  /** `user`: a TOTP secret; `webhook`: a signing secret. */
  readonly kind: 'user' | 'webhook';
  /** The id of the user or the endpoint. */
  readonly owner: string;
  readonly kept: string;
}

/** The stored secrets that SECRETS_KEY seals. All throw DomainError `storage-unavailable`. */
export abstract class SealedSecrets {
  /** The current secret of each user and endpoint. */
  abstract list(): Promise<SealedSecret[]>;
}
