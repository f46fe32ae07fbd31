import type { Database } from '@boligstyling/adapters-postgres';
import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdaptersModule } from './adapters.module.js';
import { ByNameModule } from './by-name/by-name.module.js';
import type { Config } from './config/config.js';
import { FilesModule } from './files/files.module.js';
import { IntegratorKeysModule, IntegratorsModule } from './integrators/integrators.module.js';
import { InvoicesModule, OperatorModule, SalesModule } from './billing/billing.module.js';
import { LeadsModule, RelatedLeadsModule } from './leads/leads.module.js';
import { SubmitLeadModule } from './leads/submit/submit-lead.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PartnerLinksModule } from './assignments/links/partner-links.module.js';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { OwnersModule } from './owners/owners.module.js';
import { PartnerHomeModule } from './partner-home/partner-home.module.js';
import { ApplicationsModule, PartnersModule } from './partners/partners.module.js';
import { UsersModule } from './users/users.module.js';
import { PlacesModule } from './places/places.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { QueueModule, SummaryModule } from './overview/overview.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({})
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SubmitLeadModule,
        UsersModule,
        AssignmentsModule,
        PartnersModule,
        ApplicationsModule,
        SalesModule,
        InvoicesModule,
        OperatorModule,
        PartnerLinksModule,
        PartnerHomeModule,
        LeadsModule,
        NotificationsModule,
        RelatedLeadsModule,
        QueueModule,
        SummaryModule,
        VisitsModule,
        OwnersModule,
        QuotesModule,
        FilesModule,
        ReviewsModule,
        IntegratorKeysModule,
        IntegratorsModule,
        PlacesModule,
        ByNameModule,
        HealthModule.with(database),
        ScheduleModule.forRoot(),
        AdaptersModule.with(config, database),
      ],
    };
  }
}
