import {
  Clock,
  DeliveryNudge,
  EnterAsPartner,
  IdGenerator,
  LeadCases,
  LinkSigner,
  LoginAttempts,
  MatchingRepository,
  PartnerHome,
  PartnerRequests,
  PartnerSessions,
  PersonSecrets,
  SaleRepository,
  SessionTokens,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { EntranceController } from './entrance.controller.js';
import { PartnerCookie } from '../platform/access/partner-cookie.js';
import { PartnerPageController } from './partner-page.controller.js';
import { PartnerSessionsController } from './partner-sessions.controller.js';

/** The page of a partner who is logged in. */
@Module({
  imports: [OffersModule],
  controllers: [EntranceController, PartnerPageController, PartnerSessionsController],
  providers: [
    PartnerCookie,
    useCase(EnterAsPartner, [
      PartnerSessions,
      LoginAttempts,
      SessionTokens,
      LinkSigner,
      PersonSecrets,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    useCase(PartnerHome, [
      PartnerRequests,
      MatchingRepository,
      SaleRepository,
      LeadCases,
      LinkSigner,
      Clock,
    ]),
  ],
})
export class PartnerHomeModule {}
