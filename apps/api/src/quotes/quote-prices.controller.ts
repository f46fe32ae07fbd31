import { Clock, QuoteStatistics } from '@boligstyling/application';
import { MIN_QUOTES_SHOWN, recordSince } from '@boligstyling/domain';
import { Get } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { Count, ListOf, Text } from '../platform/contract/shown.js';

export class QuotePriceDto {
  @Text('Fullstyling') service!: string;
  @Text('46', 'Number of the county.') county!: string;
  @Count(12) quotes!: number;
  @Count(18_000, 'In whole kroner as owners pay them, as the others.') lowest!: number;
  @Count(24_900) median!: number;
  @Count(41_000) highest!: number;
}

export class QuotePricesDto {
  @ListOf(QuotePriceDto, 'By service and county.') prices!: QuotePriceDto[];
}

@AdminController('quote-prices')
export class QuotePricesController {
  constructor(
    private readonly statistics: QuoteStatistics,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'Amounts of quotes of the last year',
    `By their newest terms, a range by its middle, also of erased leads; of a service and county with at least ${MIN_QUOTES_SHOWN}.`,
  )
  @Answers(QuotePricesDto)
  async getQuotePrices(): Promise<QuotePricesDto> {
    return { prices: await this.statistics.prices(recordSince(this.clock.now())) };
  }
}
