import { WriteQuote } from '@boligstyling/application';
import { fromWireTerms } from '@boligstyling/domain';
import { Body, Controller, Get, Headers, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/presses.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { PartnerQuoteDto, toPartnerQuoteDto } from './partner-quote.dto.js';
import { SaveQuoteDraftDto, SendQuoteDto } from './quote-terms.dto.js';
import {
  ApiSending,
  ENDED_PROBLEMS,
  QUOTE_PROBLEMS,
  SEND_PROBLEMS,
  SENDING_IS,
  sendingOf,
} from './quote-sending.js';

/** The partner's calls about a quote, by the signed link to the assignment. */
@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('partner-link/quote')
export class OwnQuoteController {
  constructor(private readonly quotes: WriteQuote) {}

  @Get()
  @Operation(
    'The quote for the link’s assignment, and what to begin one with',
    'Of an assignment that has ended, only where a quote was written.',
  )
  @Answers(PartnerQuoteDto, ...QUOTE_PROBLEMS)
  async getOwnQuote(@LinkToken() token: string): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.view({ token }));
  }

  @Put('draft')
  @Operation('Keep what is written so far', 'The owner sees nothing of it. Terms may be left out.')
  @Answers(PartnerQuoteDto, ...QUOTE_PROBLEMS, 'quote-closed')
  async saveOwnQuoteDraft(
    @LinkToken() token: string,
    @Body() draft: SaveQuoteDraftDto,
  ): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.saveDraft({ token }, fromWireTerms(draft)));
  }

  @Post()
  @Operation('Send a quote, or revise the one that was sent', SENDING_IS)
  @ApiSending()
  @LimitedPress()
  @Answers(PartnerQuoteDto, ...QUOTE_PROBLEMS, ...SEND_PROBLEMS)
  async sendOwnQuote(
    @LinkToken() token: string,
    @Body() terms: SendQuoteDto,
    @Headers('Idempotency-Key') key?: string,
    @Headers('If-Match') version?: string,
  ): Promise<PartnerQuoteDto> {
    const sending = sendingOf(key, version);
    return toPartnerQuoteDto(await this.quotes.send({ token }, fromWireTerms(terms), sending));
  }

  @Post('withdraw')
  @Operation('Withdraw the quote that was sent', 'Withdrawing again changes nothing.')
  @LimitedPress()
  @Answers(PartnerQuoteDto, 'link-unknown', ...QUOTE_PROBLEMS, ...ENDED_PROBLEMS)
  async withdrawOwnQuote(@LinkToken() token: string): Promise<PartnerQuoteDto> {
    return toPartnerQuoteDto(await this.quotes.withdraw({ token }));
  }
}
