import { type OperatorDetails, requireAsSeen } from '@boligstyling/domain';
import { OperatorSettings } from '../operator-settings.js';
import { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryOperatorSettings extends OperatorSettings {
  constructor(private readonly store = new InMemoryStore()) {
    super();
  }

  override async get(): Promise<OperatorDetails> {
    return this.store.operator;
  }

  override async save(
    details: Partial<OperatorDetails>,
    from: Partial<OperatorDetails> = {},
  ): Promise<void> {
    requireAsSeen(this.store.operator, from, 'operator-changed');
    this.store.operator = { ...this.store.operator, ...details };
  }
}
