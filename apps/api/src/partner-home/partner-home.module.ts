import {
  Clock,
  DeliveryNudge,
  EnterAsPartner,
  IdGenerator,
  LeadCases,
  LinkSigner,
  LoginAttempts,
  LogoPainter,
  MatchingRepository,
  PartnerHome,
  PartnerLogos,
  PartnerLeads,
  PartnerRepository,
  PartnerSessions,
  PartnerTermsLink,
  SavePartner,
  UserSecrets,
  Reviews,
  SaleRepository,
  SaveLogo,
  SessionTokens,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { InvoicesModule } from '../billing/billing.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { PressesModule } from '../platform/limits/rate-limiter.js';
import { useCase } from '../platform/wiring/provide.js';
import { EntranceController, PartnerSessionsController } from './entrance.controller.js';
import { PartnerCookie } from '../platform/access/partner.guard.js';
import { PartnerPageController } from './partner-page.controller.js';
import { LogoController, LogosController } from './logo.controller.js';
import { PartnerInvoicesController } from './partner-invoices.controller.js';
import {
  PartnerSettingsController,
  OwnTermsController,
  PartnerTermsController,
  PartnerAudit,
} from './partner-settings.controller.js';

@Module({
  imports: [AssignmentsModule, PartnersModule, InvoicesModule, PressesModule],
  controllers: [
    EntranceController,
    PartnerPageController,
    LogoController,
    LogosController,
    PartnerInvoicesController,
    PartnerSettingsController,
    PartnerSessionsController,
    OwnTermsController,
    PartnerTermsController,
  ],
  providers: [
    PartnerCookie,
    PartnerAudit,
    useCase(PartnerTermsLink, [PartnerRepository, SavePartner, LinkSigner, Clock]),
    useCase(EnterAsPartner, [
      PartnerSessions,
      LoginAttempts,
      SessionTokens,
      LinkSigner,
      UserSecrets,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    useCase(SaveLogo, [PartnerLogos, LogoPainter, IdGenerator]),
    useCase(PartnerHome, [
      PartnerLeads,
      MatchingRepository,
      SaleRepository,
      Reviews,
      LeadCases,
      LinkSigner,
      Clock,
    ]),
  ],
  exports: [EnterAsPartner, PartnerCookie],
})
export class PartnerHomeModule {}
