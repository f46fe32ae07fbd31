import { type OperatorDetails, UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { OperatorSettings } from '../ports/operator-settings.js';

/** The operator's details in memory. */
export class InMemoryOperatorSettings extends OperatorSettings {
  private details = UNKNOWN_OPERATOR;

  override async get(): Promise<OperatorDetails> {
    return this.details;
  }

  override async save(details: Partial<OperatorDetails>): Promise<void> {
    this.details = { ...this.details, ...details };
  }
}
