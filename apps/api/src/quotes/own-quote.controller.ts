import { WriteQuote } from '@boligstyling/application';
import { fromWireTerms } from '@boligstyling/domain';
import { Body, Controller, Get, Headers, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import {
  PartnerQuoteDto,
  QuoteTemplatesDto,
  SaveQuoteTemplatesDto,
  toPartnerQuoteDto,
  toTemplateDto,
  toTemplates,
} from './partner-quote.dto.js';
import {
  KeepsQuoteDraft,
  KeepsQuoteTemplates,
  QUOTE_PROBLEMS,
  sendingOf,
  SendsQuote,
  ViewsQuote,
  WithdrawsQuote,
} from './quote-answers.js';
import { SaveQuoteDraftDto, SendQuoteDto } from './quote-terms.dto.js';

@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('partner-link/quote')
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
  @KeepsQuoteTemplates(...QUOTE_PROBLEMS)
  async saveOwnQuoteTemplates(
    @LinkToken() token: string,
    @Body() dto: SaveQuoteTemplatesDto,
  ): Promise<QuoteTemplatesDto> {
    const kept = await this.quotes.keepTemplatesByLink(token, toTemplates(dto));
    return { templates: kept.map(toTemplateDto) };
  }

  @Post('withdraw')
  @WithdrawsQuote('link-unknown')
  async withdrawOwnQuote(@LinkToken() token: string): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.withdraw({ token }));
  }
}
