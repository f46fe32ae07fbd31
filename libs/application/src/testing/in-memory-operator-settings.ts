import { type OperatorDetails, requireAsSeen, UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { OperatorSettings } from '../ports/operator-settings.js';

/** The operator's details in memory. */
export class InMemoryOperatorSettings extends OperatorSettings {
  private details = UNKNOWN_OPERATOR;

  override async get(): Promise<OperatorDetails> {
    return this.details;
  }

  override async save(
    details: Partial<OperatorDetails>,
    from: Partial<OperatorDetails> = {},
  ): Promise<void> {
    requireAsSeen(this.details, from, 'operator-changed');
    this.details = { ...this.details, ...details };
  }
}
