import { type Database, PostgresLeadRepository } from '@boligstyling/adapters-postgres';
import {
  Clock,
  FollowUpLead,
  LeadCases,
  LeadRepository,
  LinkSigner,
  MatchingRepository,
  OwnerLink,
  ViewLead,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { OwnerLinksController } from './owners/owner-links.controller.js';
import { SystemClock } from './platform/system/system-clock.js';
import { useCase } from './use-case.js';

/** What owners do by the link in their confirmation. */
@Module({})
export class OwnerLinkModule {
  static with(database: Database, imports: DynamicModule[]): DynamicModule {
    return {
      module: OwnerLinkModule,
      imports,
      controllers: [OwnerLinksController],
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: LeadRepository, useFactory: () => new PostgresLeadRepository(database.orm) },
        useCase(OwnerLink, [
          LeadRepository,
          MatchingRepository,
          LeadCases,
          ViewLead,
          FollowUpLead,
          LinkSigner,
          Clock,
        ]),
      ],
    };
  }
}
