import { type OperatorDetails, requireVersion, type Version } from '@boligstyling/domain';
import { type OperatorChanges, OperatorSettings } from '../operator-settings.js';
import { nextVersion } from '../../core/testing/next-version.js';
import { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryOperatorSettings extends OperatorSettings {
  constructor(private readonly store = new InMemoryStore()) {
    super();
  }

  override async get(): Promise<OperatorDetails> {
    return this.store.operator;
  }

  override async save(changes: OperatorChanges, expected?: Version): Promise<OperatorDetails> {
    requireVersion(this.store.operator.version, expected);
    this.store.operator = nextVersion(this.store.operator, changes);
    return this.store.operator;
  }
}
