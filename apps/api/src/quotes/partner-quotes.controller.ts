import { type OpenPartnerSession, WriteQuote } from '@boligstyling/application';
import { fromWireTerms } from '@boligstyling/domain';
import { Body, Get, Headers, Post, Put } from '@nestjs/common';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { LimitedPress } from '../platform/limits/presses.js';
import { KnownId } from '../platform/validation/known-id.js';
import {
  PartnerQuoteDto,
  QuoteTemplatesDto,
  SaveQuoteTemplatesDto,
  toPartnerQuoteDto,
  toTemplateDto,
  toTemplates,
} from './partner-quote.dto.js';
import { SaveQuoteDraftDto, SendQuoteDto } from './quote-terms.dto.js';
import {
  ApiSending,
  ENDED_PROBLEMS,
  QUOTE_PROBLEMS,
  SEND_PROBLEMS,
  SENDING_IS,
  sendingOf,
} from './quote-sending.js';

@PartnerController()
export class PartnerQuotesController {
  constructor(private readonly quotes: WriteQuote) {}

  @Get('requests/:id/quote')
  @Operation(
    'The quote for an assignment, and what to begin one with',
    'Of an assignment that has ended, only where a quote was written.',
  )
  @Answers(PartnerQuoteDto, 'not-found', 'assignment-not-found', ...QUOTE_PROBLEMS)
  async getPartnerQuote(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.view({ partnerId, assignmentId: id }));
  }

  @Put('requests/:id/quote/draft')
  @Operation('Keep what is written so far', 'The owner sees nothing of it. Terms may be left out.')
  @Answers(PartnerQuoteDto, 'not-found', 'assignment-not-found', ...QUOTE_PROBLEMS, 'quote-closed')
  async savePartnerQuoteDraft(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
    @Body() draft: SaveQuoteDraftDto,
  ): Promise<PartnerQuoteDto> {
    const access = { partnerId, assignmentId: id };
    return toPartnerQuoteDto(await this.quotes.saveDraft(access, fromWireTerms(draft)));
  }

  @Post('requests/:id/quote')
  @Operation('Send a quote, or revise the one that was sent', SENDING_IS)
  @ApiSending()
  @LimitedPress()
  @Answers(
    PartnerQuoteDto,
    'not-found',
    'assignment-not-found',
    ...QUOTE_PROBLEMS,
    ...SEND_PROBLEMS,
  )
  async sendPartnerQuote(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
    @Body() terms: SendQuoteDto,
    @Headers('Idempotency-Key') key?: string,
    @Headers('If-Match') version?: string,
  ): Promise<PartnerQuoteDto> {
    const access = { partnerId, assignmentId: id };
    const sending = sendingOf(key, version);
    return toPartnerQuoteDto(await this.quotes.send(access, fromWireTerms(terms), sending));
  }

  @Post('requests/:id/quote/withdraw')
  @Operation('Withdraw the quote that was sent', 'Withdrawing again changes nothing.')
  @LimitedPress()
  @Answers(
    PartnerQuoteDto,
    'not-found',
    'assignment-not-found',
    ...QUOTE_PROBLEMS,
    ...ENDED_PROBLEMS,
  )
  async withdrawPartnerQuote(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.withdraw({ partnerId, assignmentId: id }));
  }

  @Put('quote-templates')
  @Operation('Replace the templates for quotes', 'In the order in which they are given.')
  @Answers(QuoteTemplatesDto, ...BODY_PROBLEMS, 'invalid-quote', 'too-many-quote-templates')
  async saveQuoteTemplates(
    @Partner() { partnerId }: OpenPartnerSession,
    @Body() dto: SaveQuoteTemplatesDto,
  ): Promise<QuoteTemplatesDto> {
    const kept = await this.quotes.keepTemplates(partnerId, toTemplates(dto));
    return { templates: kept.map(toTemplateDto) };
  }
}
