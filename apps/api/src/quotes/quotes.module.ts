import {
  AttachToQuote,
  Clock,
  CompareQuotes,
  FileQuota,
  FileStore,
  IdGenerator,
  LeadCases,
  LinkSigner,
  MatchingRepository,
  OpenAttachment,
  PicturePainter,
  QuoteDocuments,
  Quotes,
  Reviews,
  StoredFiles,
  WriteQuote,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { FilesModule } from '../files/files.module.js';
import { PartnerHomeModule } from '../partner-home/partner-home.module.js';
import { PressesModule } from '../platform/limits/rate-limiter.js';
import { useCase } from '../platform/wiring/provide.js';
import { OwnQuoteController, PartnerQuotesController } from './partner-quotes.controller.js';
import { OwnerQuotesController, OwnerQuotesFileController } from './owner-quotes.controller.js';
import {
  AttachmentController,
  LinkedAttachmentsController,
  PartnerAttachmentsController,
} from './quote-attachments.controller.js';
import { QuotePricesController } from './quote-prices.controller.js';

@Module({
  imports: [AssignmentsModule, FilesModule, PartnerHomeModule, PressesModule],
  controllers: [
    PartnerQuotesController,
    OwnQuoteController,
    OwnerQuotesController,
    OwnerQuotesFileController,
    QuotePricesController,
    LinkedAttachmentsController,
    PartnerAttachmentsController,
    AttachmentController,
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
    useCase(AttachToQuote, [
      MatchingRepository,
      LeadCases,
      FileStore,
      StoredFiles,
      PicturePainter,
      FileQuota,
      LinkSigner,
      IdGenerator,
      Clock,
    ]),
    useCase(OpenAttachment, [Quotes, FileStore, LinkSigner, Clock]),
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
