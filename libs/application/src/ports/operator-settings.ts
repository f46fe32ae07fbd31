import type { OperatorDetails } from '@boligstyling/domain';

/** What the administrator has told of whoever runs this installation. */
export abstract class OperatorSettings {
  /**
   * {@link UNKNOWN_OPERATOR} before anything is told.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract get(): Promise<OperatorDetails>;

  /** @throws DomainError `storage-unavailable` */
  abstract save(details: OperatorDetails): Promise<void>;
}
