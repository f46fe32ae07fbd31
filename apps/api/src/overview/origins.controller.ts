import { LeadStatistics } from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import {
  OriginNamesDto,
  OriginNamesQueryDto,
  OriginsDto,
  OriginsQueryDto,
  toOrigins,
  toOriginsDto,
} from './origins.dto.js';

@AdminController('origins')
export class OriginsController {
  constructor(private readonly statistics: LeadStatistics) {}

  @Get()
  @Operation(
    'What came of leads, by form, campaign or the host that led here',
    'Of the leads received in a time that are still kept; those that have joined another count with it. How many were taken and won, and what partners owe or have paid.',
  )
  @Answers(OriginsDto, 'invalid-request')
  async getOrigins(@Query() query: OriginsQueryDto): Promise<OriginsDto> {
    return toOriginsDto(await this.statistics.byOrigin(...toOrigins(query)));
  }

  @Get('names')
  @Operation(
    'The forms, campaigns or hosts that leads came by',
    'What `getOrigins` has rows of, without figures: for a choice among them.',
  )
  @Answers(OriginNamesDto, 'invalid-request')
  async getOriginNames(@Query() query: OriginNamesQueryDto): Promise<OriginNamesDto> {
    return { names: await this.statistics.originNames(...toOrigins(query)) };
  }
}
