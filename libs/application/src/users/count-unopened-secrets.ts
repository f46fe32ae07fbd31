import type { SealedSecret, SealedSecrets } from './sealed-secrets.js';
import type { SecretBox } from '../core/secret-box.js';

export interface UnopenedSecrets {
  readonly sealed: number;
  readonly users: number;
  readonly webhooks: number;
}

/** Shows an operator that SECRETS_KEY is not the key that sealed the stored secrets. */
export class CountUnopenedSecrets {
  constructor(
    private readonly secrets: SealedSecrets,
    private readonly box: SecretBox,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<UnopenedSecrets> {
    const sealed = (await this.secrets.list()).filter(({ kept }) => this.box.isSealed(kept));
    const unopened = sealed.filter(
      ({ kept, owner }) => this.box.openIfOurs(kept, owner) === undefined,
    );
    const count = (kind: SealedSecret['kind']) =>
      unopened.filter((each) => each.kind === kind).length;
    return { sealed: sealed.length, users: count('user'), webhooks: count('webhook') };
  }
}
