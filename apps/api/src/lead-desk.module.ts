import {
  type Database,
  PostgresLeadDirectory,
  PostgresLeadHistory,
  PostgresLeadRepository,
  PostgresLeadStatistics,
  PostgresNotificationRecords,
} from '@boligstyling/adapters-postgres';
import {
  Clock,
  DeliverNotifications,
  EraseStrayMessages,
  FollowUpLead,
  IdGenerator,
  LeadDirectory,
  LeadHistory,
  LeadRepository,
  LeadCases,
  LeadStatistics,
  ListLeads,
  MatchingNudge,
  MatchingRepository,
  NotificationRecords,
  PartnerRepository,
  ReleaseLead,
  ResendNotifications,
  SaleRepository,
  ViewLead,
  ViewSummary,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { LeadTableController } from './leads/lead-table.controller.js';
import { AdminLeadsController } from './leads/leads.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { ReleaseController } from './leads/release.controller.js';
import { SummaryController } from './summary/summary.controller.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { useCase } from './use-case.js';

/** What the administrator does with leads, apart from passing them on. */
@Module({})
export class LeadDeskModule {
  static with(database: Database, imports: DynamicModule[]): DynamicModule {
    return {
      module: LeadDeskModule,
      imports,
      controllers: [
        AdminLeadsController,
        LeadTableController,
        NotificationsController,
        ReleaseController,
        SummaryController,
      ],
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        { provide: LeadRepository, useFactory: () => new PostgresLeadRepository(database.orm) },
        { provide: LeadDirectory, useFactory: () => new PostgresLeadDirectory(database.orm) },
        { provide: LeadHistory, useFactory: () => new PostgresLeadHistory(database.orm) },
        { provide: LeadStatistics, useFactory: () => new PostgresLeadStatistics(database.orm) },
        {
          provide: NotificationRecords,
          useFactory: () => new PostgresNotificationRecords(database.orm),
        },
        useCase(ListLeads, [LeadDirectory]),
        useCase(ViewLead, [LeadDirectory, NotificationRecords, MatchingRepository, LeadHistory]),
        useCase(FollowUpLead, [LeadCases, LeadRepository, EraseStrayMessages]),
        useCase(ReleaseLead, [LeadCases, MatchingNudge]),
        useCase(ViewSummary, [LeadStatistics, PartnerRepository, SaleRepository, Clock]),
        {
          provide: ResendNotifications,
          inject: [NotificationRecords, DeliverNotifications],
          useFactory: (records: NotificationRecords, delivery: DeliverNotifications) =>
            new ResendNotifications(records, delivery),
        },
      ],
      exports: [FollowUpLead, ListLeads, ResendNotifications, ViewLead],
    };
  }
}
