import type { IntegratorKey, IntegratorKeySettings, Rotation } from '@boligstyling/domain';

/** The keys of integrators. All throw DomainError `storage-unavailable`. */
export abstract class IntegratorKeys {
  /** Oldest first. */
  abstract list(): Promise<IntegratorKey[]>;

  abstract add(key: IntegratorKey): Promise<void>;

  /** @throws DomainError `integrator-key-not-found` */
  abstract change(id: string, changes: Partial<IntegratorKeySettings>): Promise<IntegratorKey>;

  /**
   * Gives the key another secret. Of two at once the second sees what the first has made of the key.
   *
   * @throws DomainError `integrator-key-not-found`
   */
  abstract rotate(id: string, rotate: (key: IntegratorKey) => Rotation): Promise<IntegratorKey>;
}

/** Makes the secrets of keys, and their digests. */
export abstract class IntegratorSecrets {
  /** A new one that nobody can guess. */
  abstract make(): string;

  /** What is kept of a secret: it tells whether a text is the secret, and never what the secret is. */
  abstract digest(secret: string): string;
}
