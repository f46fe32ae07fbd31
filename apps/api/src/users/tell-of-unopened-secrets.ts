import { CountUnopenedSecrets } from '@boligstyling/application';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { unopenedSecretsText } from '../platform/secrets/unopened-secrets-text.js';

/** Warns at the start that SECRETS_KEY is another key than the one that sealed the stored secrets. */
@Injectable()
export class TellOfUnopenedSecrets implements OnApplicationBootstrap {
  private readonly log = new Logger('Secrets');

  constructor(private readonly count: CountUnopenedSecrets) {}

  async onApplicationBootstrap(): Promise<void> {
    // The product starts also while the database is away.
    const counted = await this.count.execute().catch(() => undefined);
    const text = counted && unopenedSecretsText(counted);
    if (text) this.log.warn(text);
  }
}
