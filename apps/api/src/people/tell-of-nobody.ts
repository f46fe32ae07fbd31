import { PeopleRepository } from '@boligstyling/application';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config-token.js';

/** Says at the start that nobody can log in: without the shared password it takes an owner who is invited. */
@Injectable()
export class TellOfNobody implements OnApplicationBootstrap {
  private readonly log = new Logger('People');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly people: PeopleRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.sharedPassword === 'on') return;
    // The product starts whether or not the database is there just now.
    const people = await this.people.list().catch(() => undefined);
    if (!people || people.some(({ role }) => role === 'eier')) return;
    this.log.warn(
      'Nobody can log in: SHARED_PASSWORD is off, and there is no owner. Turn it on until one is invited.',
    );
  }
}
