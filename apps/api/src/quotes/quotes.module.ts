import {
  Clock,
  CompareQuotes,
  IdGenerator,
  LeadCases,
  LinkSigner,
  MatchingRepository,
  QuoteDocuments,
  Quotes,
  Reviews,
  WriteQuote,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { PartnerHomeModule } from '../partner-home/partner-home.module.js';
import { PressesModule } from '../platform/limits/presses.js';
import { useCase } from '../platform/wiring/provide.js';
import { OwnQuoteController } from './own-quote.controller.js';
import { OwnerQuotesController, OwnerQuotesFileController } from './owner-quotes.controller.js';
import { QuotePricesController } from './quote-prices.controller.js';
import { PartnerQuotesController } from './partner-quotes.controller.js';

@Module({
  imports: [AssignmentsModule, PartnerHomeModule, PressesModule],
  controllers: [
    PartnerQuotesController,
    OwnQuoteController,
    OwnerQuotesController,
    OwnerQuotesFileController,
    QuotePricesController,
  ],
  providers: [
    useCase(WriteQuote, [
      MatchingRepository,
      Quotes,
      Reviews,
      LeadCases,
      LinkSigner,
      IdGenerator,
      Clock,
    ]),
    useCase(CompareQuotes, [
      MatchingRepository,
      Reviews,
      QuoteDocuments,
      LeadCases,
      LinkSigner,
      Clock,
    ]),
  ],
})
export class QuotesModule {}
