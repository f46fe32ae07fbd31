import type { OperatorDetails } from '@boligstyling/domain';

/**
 * The operator's details, as the administrator entered them. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class OperatorSettings {
  /** {@link UNKNOWN_OPERATOR} before anything is entered. */
  abstract get(): Promise<OperatorDetails>;

  /**
   * Fields left out stay as they are, also under concurrent saves.
   * @param from the expected old values; left out: any
   * @throws DomainError `operator-changed` where one of them differs: nothing is changed
   */
  abstract save(details: Partial<OperatorDetails>, from?: Partial<OperatorDetails>): Promise<void>;
}
