import { Database, PostgresLeadRepository } from '@boligstyling/adapters-postgres';
import {
  Clock,
  DeliveryNudge,
  IdGenerator,
  LeadRepository,
  MatchingNudge,
  SubmitLead,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminModule } from './admin.module.js';
import { CONFIG } from './config/config-token.js';
import type { Config } from './config/config.js';
import { DeliveryModule } from './delivery.module.js';
import { AdminCallsController } from './by-name/admin-calls.controller.js';
import { SubmitCallController } from './by-name/submit-call.controller.js';
import { HealthModule } from './health.module.js';
import { LeadIntake } from './leads/submit/lead-intake.js';
import { LeadsController } from './leads/submit/submit-lead.controller.js';
import { LeadDeskModule } from './lead-desk.module.js';
import { MatchingModule } from './matching.module.js';
import { OwnerLinkModule } from './owner-link.module.js';
import { PlacesModule } from './places.module.js';
import { RetentionModule } from './retention.module.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { useCase } from './use-case.js';
import { WebhookModule } from './webhook.module.js';

/** The composition root: which adapter serves which port, and what each use case is given. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    const admin = AdminModule.with(config, database);
    const delivery = DeliveryModule.with(config, database);
    const matching = MatchingModule.with(config, database, [admin, delivery]);
    const retention = RetentionModule.with(config, database);
    const leadDesk = LeadDeskModule.with(database, [admin, delivery, matching, retention]);
    const ownerLink = OwnerLinkModule.with(database, [delivery, matching, leadDesk]);
    return {
      module: AppModule,
      imports: [
        ScheduleModule.forRoot(),
        admin,
        delivery,
        matching,
        retention,
        leadDesk,
        ownerLink,
        WebhookModule.with(config, database, [admin]),
        PlacesModule.with(config, database, [admin]),
        HealthModule.with(database),
      ],
      controllers: [LeadsController, SubmitCallController, AdminCallsController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LeadRepository, useFactory: () => new PostgresLeadRepository(database.orm) },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        useCase(SubmitLead, [LeadRepository, IdGenerator, Clock, DeliveryNudge, MatchingNudge]),
        LeadIntake,
      ],
    };
  }
}
