import type { OperatorDetails, Version } from '@boligstyling/domain';

export type OperatorChanges = Partial<Omit<OperatorDetails, 'version'>>;

export abstract class OperatorSettings {
  /** {@link UNKNOWN_OPERATOR} before anything is entered. */
  abstract get(): Promise<OperatorDetails>;

  /**
   * Absent fields stay, also under concurrent saves.
   *
   * @throws `version-stale`
   */
  abstract save(changes: OperatorChanges, expected?: Version): Promise<OperatorDetails>;
}
