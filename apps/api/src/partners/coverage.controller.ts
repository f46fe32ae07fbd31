import { COVERAGE_DAYS, FindCoverageGaps } from '@boligstyling/application';
import { type CoverageGap, LEAD_SERVICES, type LeadService } from '@boligstyling/domain';
import { Get } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Count, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { Answers, Operation } from '../platform/contract/answers.js';

/** A requested place and service without an active partner of the right kind. */
export class CoverageGapDto implements CoverageGap {
  @Text('Bodø', "The municipality's name, or what was written.") place!: string;
  @Text.orNull('1804', 'Null: unknown.') municipality!: string | null;
  @Text('BODØ', 'As most leads wrote it.') city!: string;
  @OneOf(LEAD_SERVICES) service!: LeadService;
  @Count(4, `Leads in the last ${COVERAGE_DAYS} days.`) leads!: number;
  @Count(1, 'Those among them that are still new.') waiting!: number;
  @Count(1, 'Active partners who work there.') partners!: number;
  @Count(1, 'Those among them without capacity.') full!: number;
}

export class CoverageDto {
  @ListOf(CoverageGapDto, 'Most waiting leads first.') gaps!: CoverageGapDto[];
  @Count(21, `Leads of the last ${COVERAGE_DAYS} days that no partner has, in whatever place.`)
  waiting!: number;
  @Count(1, 'Active partners without capacity.') full_partners!: number;
  @Moment('Since when leads are counted.') since!: string;
}

@AdminController('coverage')
export class CoverageController {
  constructor(private readonly findCoverageGaps: FindCoverageGaps) {}

  @Get()
  @Operation(
    'Places and services with requests that no partner can take',
    `Of the leads of the last ${COVERAGE_DAYS} days: those in places where no active partner of the right kind works, and those that wait where everyone who does is without capacity.`,
  )
  @Answers(CoverageDto)
  async getCoverage(): Promise<CoverageDto> {
    const { gaps, waiting, fullPartners, since } = await this.findCoverageGaps.execute();
    return { gaps: [...gaps], waiting, full_partners: fullPartners, since: since.toISOString() };
  }
}
