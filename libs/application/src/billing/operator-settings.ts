import type { OperatorDetails, Version } from '@boligstyling/domain';

export type OperatorChanges = Partial<Omit<OperatorDetails, 'version'>>;

/**
 * The operator's details, as the administrator entered them. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class OperatorSettings {
  /** {@link UNKNOWN_OPERATOR} before anything is entered. */
  abstract get(): Promise<OperatorDetails>;

  /**
   * Fields left out stay as they are, also under concurrent saves.
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `version-stale`
   */
  abstract save(changes: OperatorChanges, expected?: Version): Promise<OperatorDetails>;
}
