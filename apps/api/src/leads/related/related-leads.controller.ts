import { RelateLeads } from '@boligstyling/application';
import { SAME_HOME_DAYS } from '@boligstyling/domain';
import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { KnownId } from '../../platform/validation/known-id.js';
import { RelatedLeadsDto, SeparateDto, toRelatedLeadDto } from './related-leads.dto.js';
import { Answers, Operation } from '../../platform/contract/answers.js';

@AdminController('leads/:id')
export class RelatedLeadsController {
  constructor(private readonly relateLeads: RelateLeads) {}

  @Get('related')
  @Operation(
    'Requests that are the same as this one, or may be',
    `The same: telephone or e-mail is, the service too, the address too or missing in one, within ${SAME_HOME_DAYS} days. They may be the same when the address alone is, or all but the service.`,
  )
  @Answers(RelatedLeadsDto, 'not-found', 'lead-not-found')
  async getRelatedLeads(@KnownId() id: string): Promise<RelatedLeadsDto> {
    return { leads: (await this.relateLeads.related(id)).map(toRelatedLeadDto) };
  }

  @Post('join')
  @HttpCode(204)
  @Operation(
    'The lead is the same as the earlier one that it may be the same as',
    'Nobody is asked about it any more, open questions are taken back, and nobody pays for both: whoever has taken both pays for the earlier one. Of one that has joined another nothing changes.',
  )
  @ApiNoContentResponse({ description: 'It has joined the earlier one.' })
  @ApiProblems('not-found', 'lead-not-found', 'lead-not-merged', 'lead-merged')
  async mergeLead(@KnownId() id: string): Promise<void> {
    await this.relateLeads.merge(id);
  }

  @Post('separate')
  @HttpCode(204)
  @Operation(
    'The lead is not the same as the one it has joined, or may be the same as',
    'One that has joined another goes on by itself: partners are asked about it, and owe again what joining it by hand gave up, unless a credit note tells of it.',
  )
  @ApiBody({ type: SeparateDto, required: false })
  @ApiNoContentResponse({ description: 'It stands by itself.' })
  @ApiProblems('not-found', 'lead-not-found', 'lead-not-merged', 'relation-changed')
  async separateLead(@KnownId() id: string, @Body() { from }: SeparateDto): Promise<void> {
    await this.relateLeads.separate(id, from);
  }
}
