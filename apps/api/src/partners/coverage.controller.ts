import { FindCoverageGaps } from '@boligstyling/application';
import type { CoverageGap } from '@boligstyling/domain';
import { SERVICES, type Service } from '@boligstyling/domain';
import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { AdminController } from '../platform/access/admin-controller.js';

/** A city and a service that owners ask for and no active stylist or interior architect covers. */
export class CoverageGapDto implements CoverageGap {
  @ApiProperty({ example: 'Bodø' })
  city!: string;

  @ApiProperty({ enum: SERVICES })
  service!: Service;

  @ApiProperty({ example: 4, type: 'integer', description: 'Leads in the last 365 days.' })
  leads!: number;

  @ApiProperty({ example: 1, type: 'integer', description: 'Those among them that are still new.' })
  waiting!: number;
}

/** Most leads first. */
export class CoverageDto {
  @ApiProperty({ type: [CoverageGapDto] })
  gaps!: CoverageGapDto[];
}

@AdminController('coverage')
export class CoverageController {
  constructor(private readonly findCoverageGaps: FindCoverageGaps) {}

  @Get()
  @ApiOperation({
    operationId: 'getCoverage',
    summary: 'Cities and services with requests and no partner',
    description:
      'Leads of the last 365 days that no active stylist or interior architect covers, most first.',
  })
  @ApiOkResponse({ type: CoverageDto })
  async get(): Promise<CoverageDto> {
    return { gaps: await this.findCoverageGaps.execute() };
  }
}
