import { MessageFolder } from '@boligstyling/adapters-mail';
import { type Database, PostgresRetentionRepository } from '@boligstyling/adapters-postgres';
import {
  Clock,
  DeleteInactiveLeads,
  EraseStrayMessages,
  KeptMessages,
  RetentionRepository,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { DeleteInactiveJob } from './leads/delete-inactive.job.js';
import { SystemClock } from './platform/system/system-clock.js';
import { useCase } from './use-case.js';

/** How long what we know of people is kept. */
@Module({})
export class RetentionModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: RetentionModule,
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: KeptMessages, useFactory: () => new MessageFolder(config.mailFolder) },
        {
          provide: RetentionRepository,
          useFactory: () => new PostgresRetentionRepository(database.orm),
        },
        useCase(EraseStrayMessages, [KeptMessages, RetentionRepository]),
        useCase(DeleteInactiveLeads, [RetentionRepository, EraseStrayMessages, Clock]),
        DeleteInactiveJob,
      ],
      exports: [EraseStrayMessages],
    };
  }
}
