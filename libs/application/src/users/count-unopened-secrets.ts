import type { SecretBox } from '../core/secret-box.js';

export interface SealedSecret {
  /** `user`: a TOTP secret; `webhook`: a signing secret. */
  readonly kind: 'user' | 'webhook';
  readonly owner: string;
  readonly kept: string;
}

export abstract class SealedSecrets {
  abstract list(): Promise<SealedSecret[]>;
}

export interface UnopenedSecrets {
  readonly sealed: number;
  readonly users: number;
  readonly webhooks: number;
}

/** Shows an operator that SECRETS_KEY is not the key that sealed them. */
export class CountUnopenedSecrets {
  constructor(
    private readonly secrets: SealedSecrets,
    private readonly box: SecretBox,
  ) {}

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
