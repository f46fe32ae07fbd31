import {
  type Database,
  PostgresLeadRepository,
  PostgresMatchingRepository,
  PostgresPartnerRepository,
  PostgresSaleRepository,
} from '@boligstyling/adapters-postgres';
import {
  AssignPartner,
  Clock,
  DeliveryNudge,
  ExplainMatching,
  FindCoverageGaps,
  IdGenerator,
  LeadCases,
  LeadRepository,
  LinkSigner,
  MarkSale,
  MatchDueLeads,
  MatchingNudge,
  MatchingRepository,
  MatchLead,
  PartnerLink,
  PartnerRepository,
  ReplaceAssignment,
  SaleRepository,
  SavePartner,
  WithdrawAssignment,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from './config/config-token.js';
import type { Config } from './config/config.js';
import { AssignmentsController } from './offers/assignments.controller.js';
import { CoverageController } from './partners/coverage.controller.js';
import { PartnersController } from './partners/partners.controller.js';
import { SalesController } from './sales/sales.controller.js';
import { PartnerLinksController } from './offers/partner-links.controller.js';
import { ImmediateMatching } from './offers/immediate-matching.js';
import { MatchDueJob } from './offers/match-due.job.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { useCase } from './use-case.js';

/** How leads reach partners: by the rule, by hand, and by the links in the e-mails. */
@Module({})
export class MatchingModule {
  static with(config: Config, database: Database, imports: DynamicModule[]): DynamicModule {
    return {
      module: MatchingModule,
      imports,
      controllers: [
        AssignmentsController,
        PartnersController,
        CoverageController,
        SalesController,
        PartnerLinksController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        { provide: LeadRepository, useFactory: () => new PostgresLeadRepository(database.orm) },
        {
          provide: MatchingRepository,
          useFactory: () => new PostgresMatchingRepository(database.orm),
        },
        {
          provide: PartnerRepository,
          useFactory: () => new PostgresPartnerRepository(database.orm),
        },
        { provide: SaleRepository, useFactory: () => new PostgresSaleRepository(database.orm) },

        useCase(LeadCases, [MatchingRepository, IdGenerator, Clock, DeliveryNudge]),
        useCase(MatchDueLeads, [MatchingRepository, LeadCases]),
        useCase(MatchLead, [LeadCases]),
        useCase(AssignPartner, [LeadCases]),
        useCase(ReplaceAssignment, [LeadCases]),
        useCase(WithdrawAssignment, [LeadCases]),
        useCase(ExplainMatching, [LeadRepository, MatchingRepository, PartnerRepository]),
        useCase(SavePartner, [PartnerRepository, IdGenerator, Clock]),
        useCase(FindCoverageGaps, [PartnerRepository, Clock]),
        useCase(MarkSale, [SaleRepository, Clock]),
        useCase(PartnerLink, [MatchingRepository, PartnerRepository, LeadCases, LinkSigner, Clock]),

        { provide: MatchingNudge, useClass: ImmediateMatching },
        MatchDueJob,
      ],
      exports: [LeadCases, MatchingNudge, MatchingRepository, PartnerRepository, SaleRepository],
    };
  }
}
