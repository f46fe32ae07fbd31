import {
  Database,
  PostgresLeadRepository,
  PostgresNotificationOutbox,
} from '@boligstyling/adapters-postgres';
import {
  Clock,
  DeliverNotifications,
  DeliveryNudge,
  IdGenerator,
  LeadRepository,
  Mailer,
  NotificationOutbox,
  SubmitLead,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminModule } from './admin.module.js';
import { CONFIG } from './config-token.js';
import type { Config } from './config.js';
import { HealthController } from './http/health.controller.js';
import { LeadsController } from './http/leads.controller.js';
import { DeliverDueJob } from './jobs/deliver-due.job.js';
import { Drain } from './jobs/drain.js';
import { ImmediateDelivery } from './jobs/immediate-delivery.js';
import { createMailer } from './system/create-mailer.js';
import { Readiness } from './system/readiness.js';
import { SystemClock } from './system/system-clock.js';
import { UuidV7Generator } from './system/uuid-v7-generator.js';

/** The composition root: which adapter serves which port, and what each use case is given. */
@Module({})
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [ScheduleModule.forRoot(), AdminModule.with(config, database)],
      controllers: [LeadsController, HealthController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Readiness, useFactory: () => new Readiness(() => database.isReachable()) },

        { provide: LeadRepository, useFactory: () => new PostgresLeadRepository(database.orm) },
        {
          provide: NotificationOutbox,
          useFactory: () => new PostgresNotificationOutbox(database.orm),
        },
        { provide: Mailer, useFactory: () => createMailer(config) },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        { provide: DeliveryNudge, useClass: ImmediateDelivery },

        {
          provide: SubmitLead,
          inject: [LeadRepository, IdGenerator, Clock, DeliveryNudge],
          useFactory: (...ports: ConstructorParameters<typeof SubmitLead>) =>
            new SubmitLead(...ports),
        },
        {
          provide: DeliverNotifications,
          inject: [NotificationOutbox, Mailer],
          useFactory: (outbox: NotificationOutbox, mailer: Mailer) =>
            new DeliverNotifications(outbox, mailer),
        },

        DeliverDueJob,
        Drain,
      ],
    };
  }
}
