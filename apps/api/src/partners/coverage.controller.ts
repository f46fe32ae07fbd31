import { FindCoverageGaps } from '@boligstyling/application';
import { type CoverageGap, LEAD_SERVICES, type LeadService } from '@boligstyling/domain';
import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { AdminController } from '../platform/access/admin-controller.js';

/** A place and a service that owners ask for and no active partner of the right kind can take. */
export class CoverageGapDto implements CoverageGap {
  @ApiProperty({ example: 'Bodø', description: "The municipality's name, or what was written." })
  place!: string;

  @ApiProperty({ type: String, nullable: true, example: '1804', description: 'Null: unknown.' })
  municipality!: string | null;

  @ApiProperty({ example: 'BODØ', description: 'As most leads wrote it.' })
  city!: string;

  @ApiProperty({ enum: LEAD_SERVICES })
  service!: LeadService;

  @ApiProperty({ example: 4, type: 'integer', description: 'Leads in the last 365 days.' })
  leads!: number;

  @ApiProperty({ example: 1, type: 'integer', description: 'Those among them that are still new.' })
  waiting!: number;

  @ApiProperty({ example: 1, type: 'integer', description: 'Active partners who work there.' })
  partners!: number;

  @ApiProperty({ example: 1, type: 'integer', description: 'Those among them without capacity.' })
  full!: number;
}

/** Where partners are missing, and how many requests wait. */
export class CoverageDto {
  @ApiProperty({ type: [CoverageGapDto], description: 'Most waiting leads first.' })
  gaps!: CoverageGapDto[];

  @ApiProperty({
    example: 21,
    type: 'integer',
    description: 'Leads of the last 365 days that no partner has, in whatever place.',
  })
  waiting!: number;

  @ApiProperty({ example: 1, type: 'integer', description: 'Active partners without capacity.' })
  full_partners!: number;
}

@AdminController('coverage')
export class CoverageController {
  constructor(private readonly findCoverageGaps: FindCoverageGaps) {}

  @Get()
  @ApiOperation({
    operationId: 'getCoverage',
    summary: 'Places and services with requests that no partner can take',
    description:
      'Of the leads of the last 365 days: those in places where no active partner of the right kind works, and those that wait where everyone who does is without capacity.',
  })
  @ApiOkResponse({ type: CoverageDto })
  async get(): Promise<CoverageDto> {
    const { gaps, waiting, fullPartners } = await this.findCoverageGaps.execute();
    return { gaps: [...gaps], waiting, full_partners: fullPartners };
  }
}
