import { IntegratorQuotes, type OwnQuote } from '@boligstyling/application';
import {
  AMOUNTS_SCOPE,
  type IntegratorKey,
  QUOTE_STATES,
  type QuoteState,
} from '@boligstyling/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { LeadIntake } from '../leads/submit/lead-intake.js';
import { OpenedBy, OwnKey } from '../platform/access/integrator.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { Count, Day, Flag, Id, ListOf, Moment, OneOf } from '../platform/contract/shown.js';
import { Limited } from '../platform/limits/rate-limit.js';
import { PageQueryDto, decodeCursor, pageOf } from '../platform/validation/page-query.dto.js';

export class IntegratorQuoteDto {
  @Id() id!: string;
  @Id() lead_id!: string;
  @OneOf(QUOTE_STATES) state!: QuoteState;
  @Count(1) version!: number;
  @Count(24_900, 'The lowest or fixed price that the owner pays, in whole kroner.')
  price_from!: number;
  @ApiProperty({
    ...{ type: 'integer', nullable: true, example: 29_900 },
    description: 'The highest price. Null: the price is fixed.',
  })
  price_to!: number | null;
  @Flag('True if the prices include MVA. False: the stylist is not registered for it.')
  has_vat!: boolean;
  @Day() valid_until!: string;
  @Moment('Of this version.') sent_at!: string;
}

export class IntegratorQuotesDto {
  @ListOf(IntegratorQuoteDto) quotes!: IntegratorQuoteDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Of the next page. Null: the last.' })
  next_cursor!: string | null;
}

@ApiTags('integrators')
@ApiSecurity('apikey')
@Controller('integrator')
export class OwnQuotesController {
  constructor(private readonly quotes: IntegratorQuotes) {}

  @Get('quotes')
  @OpenedBy(AMOUNTS_SCOPE)
  @Limited(LeadIntake)
  @Operation(
    'The quotes for the leads that your key has sent',
    'By their newest version, the newest first, a page at a time; without who wrote them. The RateLimit fields are as for your leads.',
  )
  @Answers(IntegratorQuotesDto, 'invalid-request')
  async listIntegratorQuotes(
    @OwnKey() key: IntegratorKey,
    @Query() { cursor, limit }: PageQueryDto,
  ): Promise<IntegratorQuotesDto> {
    const position = cursor ? decodeCursor(cursor) : undefined;
    const after = position && { id: position.id, sentAt: position.createdAt };
    const found = await this.quotes.page(key.id, limit + 1, after);
    const at = ({ id, sentAt: createdAt }: OwnQuote) => ({ createdAt, id });
    const { page, next_cursor } = pageOf(found, limit, at);
    return { quotes: page.map(toIntegratorQuoteDto), next_cursor };
  }
}

function toIntegratorQuoteDto(quote: OwnQuote): IntegratorQuoteDto {
  const { id, leadId, sentAt, state, terms, version } = quote;
  return {
    ...{ id, lead_id: leadId, state, version },
    price_from: terms.priceFrom,
    price_to: terms.priceTo,
    has_vat: terms.hasVat,
    valid_until: terms.validUntil,
    sent_at: sentAt.toISOString(),
  };
}
