import type { OperatorDetails } from '@boligstyling/domain';

/** What the administrator has told of whoever runs this installation. All throw DomainError `storage-unavailable`. */
export abstract class OperatorSettings {
  /** {@link UNKNOWN_OPERATOR} before anything is told. */
  abstract get(): Promise<OperatorDetails>;

  /**
   * What is left out stays as it is, whatever others save at the same time.
   *
   * @param from what is changed, as it was seen; left out: whatever it is
   * @throws DomainError `operator-changed` where some of that is another by now: nothing is changed
   */
  abstract save(details: Partial<OperatorDetails>, from?: Partial<OperatorDetails>): Promise<void>;
}
