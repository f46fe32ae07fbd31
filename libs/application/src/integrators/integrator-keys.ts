import type { IntegratorKey, IntegratorKeySettings, Rotation } from '@boligstyling/domain';

/** What may be changed of a key; what is left out stays as it is. */
export type IntegratorKeyChanges = Partial<IntegratorKeySettings & Rotation>;

/** The keys of integrators. All throw DomainError `storage-unavailable`. */
export abstract class IntegratorKeys {
  /** Oldest first. */
  abstract list(): Promise<IntegratorKey[]>;

  abstract add(key: IntegratorKey): Promise<void>;

  /**
   * Changes what is given and leaves the rest as it is.
   *
   * @param changes or what makes them of the key as it is now, while nobody else changes it
   * @throws DomainError `integrator-key-not-found`, and what makes the changes
   */
  abstract change(
    id: string,
    changes: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey>;
}

/** Makes the secrets of keys, and their digests. */
export abstract class IntegratorSecrets {
  /** A new one that nobody can guess. */
  abstract make(): string;

  /** What is kept of a secret: it tells whether a text is the secret, and never what the secret is. */
  abstract digest(secret: string): string;
}
