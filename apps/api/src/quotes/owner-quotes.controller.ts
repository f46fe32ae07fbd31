import { CompareQuotes, type OwnerQuotes, type QuoteColumn } from '@boligstyling/application';
import {
  UNDO_MINUTES,
  attachedBefore,
  choiceUndoUntil,
  isChoiceUndoable,
  isOpenQuote,
  lastChanges,
  type Quote,
  QUOTE_STATES,
  quoteField,
  quoteMarks,
  quoteVat,
  type QuoteState,
  quoteStateAt,
  type QuoteTerms,
  termsOf,
  toWireTerms,
  versionOf,
} from '@boligstyling/domain';
import { Body, Get, Headers, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiResponse, ApiProperty } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation, asDownload, BINARY } from '../platform/contract/answers.js';
import { ApiShownConsent, ShownConsent } from '../platform/limits/form-hints.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { ApiProblems, BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { KnownId } from '../platform/validation/field.js';
import { IsBoolean, IsInt, Min } from 'class-validator';
import { Count, Flag, Id, ListOf, Moment, OneOf, Part, Text } from '../platform/contract/shown.js';
import {
  AttachmentDto,
  QuotePartnerDto,
  toAttachmentDto,
  toQuotePartnerDto,
} from './partner-quote.dto.js';
import { QuoteTermsDto } from './quote-terms.dto.js';

class QuoteChangeDto {
  @Text('price_from', 'The name of the term, or `attachments`.') field!: string;
  @ApiProperty({
    ...{ type: String, nullable: true, example: '24900' },
    description: 'Its value in the version before, as text; lists with commas. Null: none.',
  })
  before!: string | null;
}

class OwnerQuoteDto {
  @Id() id!: string;
  @Count(1, 'To choose with.') version!: number;
  @OneOf(QUOTE_STATES) state!: QuoteState;
  @ApiProperty() terms!: QuoteTermsDto;
  @ApiProperty({
    ...{ type: 'integer', nullable: true, example: 4_980 },
    description: 'MVA within `price_from`, in whole kroner. Null: not registered.',
  })
  vat_from!: number | null;
  @ApiProperty({
    ...{ type: 'integer', nullable: true, example: 5_980 },
    description: 'MVA within `price_to`. Null: likewise, or the price is fixed.',
  })
  vat_to!: number | null;
  @ListOf(AttachmentDto) attachments!: AttachmentDto[];
  @Moment('Of the first version.') sent_at!: string;
  @Moment.orNull('Of the newest version. Null: it is the first.') revised_at!: string | null;
  @ListOf(QuoteChangeDto, 'The changes of the newest version.') changes!: QuoteChangeDto[];
  @Flag('True if it waits to be revised for the lead’s corrected service.')
  for_earlier_service!: boolean;
}

class MissingQuoteDto {
  @Moment.orNull('When the partner was reminded; null: it was not.') reminded_at!: string | null;
}

class QuoteColumnDto {
  @Id() assignment_id!: string;
  @Text('Fullstyling', 'Of the quote’s newest version; without one, of the lead.') service!: string;
  @ApiProperty() partner!: QuotePartnerDto;
  @Part(OwnerQuoteDto, 'Left out: the partner has sent none.') quote?: OwnerQuoteDto;
  @Part(MissingQuoteDto, 'Only where no quote was sent.') missing?: MissingQuoteDto;
}

class QuoteMarksDto {
  @Id.orNull('The open quote with the lowest highest price. Null: several, or too few.')
  lowest_price!: string | null;
  @Id.orNull('The open quote that can begin first, likewise.') earliest_start!: string | null;
}

class QuoteChoiceDto {
  @Id() quote_id!: string;
  @Moment() chosen_at!: string;
  @Moment.orNull('Until when it can be undone. Null: it is final.') undoable_until!: string | null;
}

class OwnerQuotesDto {
  @Text('Fullstyling') service!: string;
  @Text('Bergen') place!: string;
  @ListOf(QuoteColumnDto, 'In the order in which quotes arrived, then the stylists without one.')
  columns!: QuoteColumnDto[];
  @ApiProperty() marks!: QuoteMarksDto;
  @Part(QuoteChoiceDto, 'Left out: none is made.') choice?: QuoteChoiceDto;
  @Flag() can_choose!: boolean;
  @Flag('True if «Ingen passer» can be said.') can_decline_all!: boolean;
}

class ChooseQuoteDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1, description: 'As the owner saw it.' })
  @Min(1, { message: 'Utgaven må være minst 1.' })
  @IsInt({ message: 'Utgaven må være et helt tall.' })
  version!: number;
}

class DeclineQuotesDto {
  @ApiProperty({
    description:
      'True: the search goes on, with a consent to one more partner where every place is taken. False: the lead is closed.',
  })
  @IsBoolean({ message: 'Svar ja eller nei på om vi skal søke videre.' })
  keep_searching!: boolean;
}

function toOwnerQuotesDto(view: OwnerQuotes): OwnerQuotesDto {
  const { choice, columns, lead, now } = view;
  const open = columns.flatMap(({ isForEarlierService, quote, service }) => {
    const terms = quote && isOpenQuote(quote, now) ? termsOf(quote) : undefined;
    return quote && terms && !isForEarlierService ? [{ id: quote.id, service, terms }] : [];
  });
  const { earliestStart, lowestPrice } = quoteMarks(choice ? [] : open);
  return {
    service: lead.serviceType,
    place: lead.location,
    columns: columns.map((each) => toColumnDto(each, now)),
    marks: { lowest_price: lowestPrice, earliest_start: earliestStart },
    ...(choice?.chosenAt && { choice: toChoiceDto(choice, choice.chosenAt, now) }),
    can_choose: view.canChoose,
    can_decline_all: view.canDeclineAll,
  };
}

function toChoiceDto(quote: Quote, chosenAt: Date, now: Date): QuoteChoiceDto {
  const isUndoable = isChoiceUndoable(quote, now);
  return {
    quote_id: quote.id,
    chosen_at: chosenAt.toISOString(),
    undoable_until: isUndoable ? choiceUndoUntil(chosenAt).toISOString() : null,
  };
}

function toColumnDto(column: QuoteColumn, now: Date): QuoteColumnDto {
  const { assignmentId, attachments, partner, quote, rating, remindedAt, service } = column;
  const terms = quote && termsOf(quote);
  return {
    assignment_id: assignmentId,
    service,
    partner: toQuotePartnerDto(partner, rating),
    ...(quote && terms
      ? {
          quote: {
            ...toQuoteDto(quote, terms, service, now),
            for_earlier_service: column.isForEarlierService,
            attachments: attachments.map(toAttachmentDto),
          },
        }
      : { missing: { reminded_at: remindedAt?.toISOString() ?? null } }),
  };
}

function toQuoteDto(
  quote: Quote,
  terms: QuoteTerms,
  service: string,
  now: Date,
): Omit<OwnerQuoteDto, 'attachments' | 'for_earlier_service'> {
  const { id, versions } = quote;
  const [first, last] = [versions[0], versions.at(-1)];
  const vat = quoteVat(terms);
  return {
    id,
    version: versionOf(quote),
    state: quoteStateAt(quote, now),
    terms: toWireTerms(terms),
    vat_from: vat?.from ?? null,
    vat_to: vat?.to ?? null,
    sent_at: (first?.sentAt ?? now).toISOString(),
    revised_at: last && last !== first ? last.sentAt.toISOString() : null,
    changes: changesOf(quote, service),
  };
}

function changesOf(quote: Quote, service: string): QuoteChangeDto[] {
  const terms = lastChanges(quote, service).map(({ before, key }) => ({
    field: quoteField(key).wire,
    before: before === null ? null : String(before),
  }));
  const names = attachedBefore(quote);
  return names ? [...terms, { field: 'attachments', before: names.join(', ') || null }] : terms;
}

@LinkController('own-lead/quotes', 'link-outdated')
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
    'Their partners get an e-mail. The search continues, or the lead ends.',
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

/** Apart, because its address is a file's. */
@LinkController('own-lead/quotes.pdf', 'link-outdated')
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
