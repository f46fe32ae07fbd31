import { UserRepository } from '@boligstyling/application';
import { canLogInAsOwner } from '@boligstyling/domain';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config-token.js';

/** Warns at the start that nobody can log in: without the shared password it takes an owner of the account. */
@Injectable()
export class TellOfNobody implements OnApplicationBootstrap {
  private readonly log = new Logger('People');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly people: UserRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.sharedPassword === 'on') return;
    // The product starts whether or not the database is there just now.
    const people = await this.people.list().catch(() => undefined);
    if (!people || people.some(canLogInAsOwner)) return;
    this.log.warn(
      'Nobody can log in: SHARED_PASSWORD is off, and no owner of the account has a way to log in. Turn it on until one has, or send an owner a new link with `npm run reset-person`.',
    );
  }
}
