import type { IntegratorKey, IntegratorKeySettings, Rotation } from '@boligstyling/domain';

/** Fields left out stay as they are. */
export type IntegratorKeyChanges = Partial<IntegratorKeySettings & Rotation>;

/** The API keys of integrators. All throw DomainError `storage-unavailable`. */
export abstract class IntegratorKeys {
  /** Oldest first. */
  abstract list(): Promise<IntegratorKey[]>;

  abstract add(key: IntegratorKey): Promise<void>;

  /**
   * Changes the given fields.
   * @param changes the fields, or a function of the locked key that returns them
   * @throws DomainError `integrator-key-not-found`, and what the function throws
   */
  abstract change(
    id: string,
    changes: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey>;
}

export abstract class IntegratorSecrets {
  abstract make(): string;

  /** Verifies a secret without revealing it. */
  abstract digest(secret: string): string;
}
