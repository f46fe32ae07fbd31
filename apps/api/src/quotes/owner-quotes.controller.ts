import { CompareQuotes } from '@boligstyling/application';
import { UNDO_MINUTES } from '@boligstyling/domain';
import { Body, Controller, Get, Headers, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation, asDownload, BINARY } from '../platform/contract/answers.js';
import { ApiShownConsent, ShownConsent } from '../platform/limits/form-hints.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { ApiProblems, BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { KnownId } from '../platform/validation/field.js';
import {
  ChooseQuoteDto,
  DeclineQuotesDto,
  OwnerQuotesDto,
  toOwnerQuotesDto,
} from './owner-quotes.dto.js';

@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'link-outdated', 'storage-unavailable')
@Controller('own-lead/quotes')
export class OwnerQuotesController {
  constructor(private readonly quotes: CompareQuotes) {}

  @Get()
  @Operation(
    'The quotes, side by side',
    'With those who have accepted and sent none. Cheap to ask again with `If-None-Match`.',
  )
  @ApiHeader({
    name: 'If-None-Match',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The `ETag` of the answer that is known.',
  })
  @ApiResponse({ status: 304, description: 'Nothing has changed.' })
  @Answers(OwnerQuotesDto)
  async listOwnQuotes(
    @LinkToken() token: string,
    @Headers('If-None-Match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnerQuotesDto | undefined> {
    const quotes = toOwnerQuotesDto(await this.quotes.view(token));
    const tag = `"${hash('sha256', JSON.stringify(quotes), 'base64url').slice(0, 22)}"`;
    void reply.header('etag', tag);
    if (known !== tag) return quotes;
    void reply.status(304);
    return undefined;
  }

  @Post(':id/choose')
  @Operation(
    '«Velg dette tilbudet»',
    `The lead is won at once. The choice can be undone for ${UNDO_MINUTES} minutes, and no e-mail leaves before. Choosing the same again changes nothing.`,
  )
  @LimitedPress()
  @Answers(
    OwnerQuotesDto,
    ...(['not-found', 'link-unknown', 'quote-not-found', 'quote-closed', 'quote-revised'] as const),
    ...(['choice-made', 'lead-closed', 'too-many-attempts'] as const),
  )
  async chooseQuote(
    @LinkToken() token: string,
    @KnownId() id: string,
    @Body() { version }: ChooseQuoteDto,
  ): Promise<OwnerQuotesDto> {
    return toOwnerQuotesDto(await this.quotes.choose(token, id, version));
  }

  @Post('undo')
  @Operation(
    'Take the choice back',
    `Within ${UNDO_MINUTES} minutes. Where none is made, nothing changes.`,
  )
  @LimitedPress()
  @Answers(OwnerQuotesDto, 'undo-too-late', 'too-many-attempts')
  async undoChoice(@LinkToken() token: string): Promise<OwnerQuotesDto> {
    return toOwnerQuotesDto(await this.quotes.undo(token));
  }

  @Post('decline-all')
  @Operation(
    '«Ingen passer»: decline every open quote',
    'Their partners get an e-mail at once. The search continues, or the lead ends.',
  )
  @ApiShownConsent()
  @LimitedPress()
  @Answers(
    OwnerQuotesDto,
    ...BODY_PROBLEMS,
    ...(['link-unknown', 'quote-not-found', 'lead-closed'] as const),
    ...(['no-more-partners', 'all-asked', 'too-many-attempts'] as const),
  )
  async declineAllQuotes(
    @LinkToken() token: string,
    @Body() { keep_searching }: DeclineQuotesDto,
    @ShownConsent() shown?: string,
  ): Promise<OwnerQuotesDto> {
    return toOwnerQuotesDto(await this.quotes.declineAll(token, keep_searching, shown));
  }
}

/** Apart from the calls above, because its address is a file's. */
@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'link-outdated', 'storage-unavailable')
@Controller('own-lead/quotes.pdf')
export class OwnerQuotesFileController {
  constructor(private readonly quotes: CompareQuotes) {}

  @Get()
  @Operation('The quotes, side by side, on paper', 'A tagged PDF (PDF/UA-1) on A4, three abreast.')
  @ApiOkResponse({ content: { 'application/pdf': BINARY } })
  @LimitedPress()
  @ApiProblems('too-many-attempts')
  async getOwnQuotesFile(@LinkToken() token: string): Promise<StreamableFile> {
    return new StreamableFile(
      await this.quotes.pdf(token),
      asDownload('tilbud.pdf', 'application/pdf'),
    );
  }
}
