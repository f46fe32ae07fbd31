import { type ActivePartnerSession, WriteQuote } from '@boligstyling/application';
import { fromWireTerms, type Version } from '@boligstyling/domain';
import { Body, Get, Headers, Post, Put } from '@nestjs/common';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { KnownId } from '../platform/validation/field.js';
import {
  PartnerQuoteDto,
  QuoteTemplatesDto,
  SaveQuoteTemplatesDto,
  toPartnerQuoteDto,
  toTemplatesDto,
  toTemplates,
} from './partner-quote.dto.js';
import {
  BY_SESSION,
  KeepsQuoteDraft,
  KeepsQuoteTemplates,
  sendingOf,
  SendsQuote,
  ViewsQuote,
  WithdrawsQuote,
  QUOTE_PROBLEMS,
} from './quote-answers.js';
import { SaveQuoteDraftDto, SendQuoteDto } from './quote-terms.dto.js';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { IfMatch } from '../platform/versions/versioned.js';

@PartnerController()
export class PartnerQuotesController {
  constructor(private readonly quotes: WriteQuote) {}

  @Get('assignments/:id/quote')
  @ViewsQuote(...BY_SESSION)
  async getPartnerQuote(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.view({ partnerId, assignmentId: id }));
  }

  @Put('assignments/:id/quote/draft')
  @KeepsQuoteDraft(...BY_SESSION)
  async savePartnerQuoteDraft(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
    @Body() draft: SaveQuoteDraftDto,
  ): Promise<PartnerQuoteDto> {
    const access = { partnerId, assignmentId: id };
    return toPartnerQuoteDto(await this.quotes.saveDraft(access, fromWireTerms(draft)));
  }

  @Post('assignments/:id/quote')
  @SendsQuote<PartnerQuotesController>(
    (it, session: ActivePartnerSession, id: string) => it.getPartnerQuote(session, id),
    ...BY_SESSION,
  )
  async sendPartnerQuote(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
    @Body() terms: SendQuoteDto,
    @Headers('Idempotency-Key') key?: string,
    @Headers('If-Match') version?: string,
  ): Promise<PartnerQuoteDto> {
    const access = { partnerId, assignmentId: id };
    const sending = sendingOf(key, version);
    return toPartnerQuoteDto(await this.quotes.send(access, fromWireTerms(terms), sending));
  }

  @Post('assignments/:id/quote/withdraw')
  @WithdrawsQuote(...BY_SESSION)
  async withdrawPartnerQuote(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.withdraw({ partnerId, assignmentId: id }));
  }

  @Put('quote-templates')
  @KeepsQuoteTemplates<PartnerQuotesController>((it, session: ActivePartnerSession) =>
    it.templatesOf(session.partnerId),
  )
  async saveQuoteTemplates(
    @Partner() { partnerId }: ActivePartnerSession,
    @Body() dto: SaveQuoteTemplatesDto,
    @IfMatch() version?: Version,
  ): Promise<QuoteTemplatesDto> {
    return toTemplatesDto(await this.quotes.keepTemplates(partnerId, toTemplates(dto), version));
  }

  async templatesOf(partnerId: string): Promise<QuoteTemplatesDto> {
    return toTemplatesDto(await this.quotes.templatesOf(partnerId));
  }
}

@LinkController('partner-link/quote')
export class OwnQuoteController {
  constructor(private readonly quotes: WriteQuote) {}

  @Get()
  @ViewsQuote()
  async getOwnQuote(@LinkToken() token: string): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.view({ token }));
  }

  @Put('draft')
  @KeepsQuoteDraft()
  async saveOwnQuoteDraft(
    @LinkToken() token: string,
    @Body() draft: SaveQuoteDraftDto,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.saveDraft({ token }, fromWireTerms(draft)));
  }

  @Post()
  @SendsQuote<OwnQuoteController>((it, token: string) => it.getOwnQuote(token))
  async sendOwnQuote(
    @LinkToken() token: string,
    @Body() terms: SendQuoteDto,
    @Headers('Idempotency-Key') key?: string,
    @Headers('If-Match') version?: string,
  ): Promise<PartnerQuoteDto> {
    const sending = sendingOf(key, version);
    return toPartnerQuoteDto(await this.quotes.send({ token }, fromWireTerms(terms), sending));
  }

  @Put('templates')
  @KeepsQuoteTemplates<OwnQuoteController>(
    (it, token: string) => it.templatesBy(token),
    ...QUOTE_PROBLEMS,
  )
  async saveOwnQuoteTemplates(
    @LinkToken() token: string,
    @Body() dto: SaveQuoteTemplatesDto,
    @IfMatch() version?: Version,
  ): Promise<QuoteTemplatesDto> {
    const partnerId = await this.quotes.partnerBy(token);
    return toTemplatesDto(await this.quotes.keepTemplates(partnerId, toTemplates(dto), version));
  }

  async templatesBy(token: string): Promise<QuoteTemplatesDto> {
    return toTemplatesDto(await this.quotes.templatesOf(await this.quotes.partnerBy(token)));
  }

  @Post('withdraw')
  @WithdrawsQuote('link-unknown')
  async withdrawOwnQuote(@LinkToken() token: string): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.withdraw({ token }));
  }
}
