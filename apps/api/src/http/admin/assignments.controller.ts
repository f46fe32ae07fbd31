import {
  AssignPartner,
  ExplainMatching,
  MatchLead,
  ReplaceAssignment,
  WithdrawAssignment,
} from '@boligstyling/application';
import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { ApiProblems } from '../api-problems.js';
import { AdminController } from './admin-controller.js';
import { KnownId } from './known-id.js';
import { AssignDto, MatchingDto, toMatchingDto } from './matching.dto.js';

@AdminController('leads/:leadId')
export class AssignmentsController {
  constructor(
    private readonly matchLead: MatchLead,
    private readonly assignPartner: AssignPartner,
    private readonly replaceAssignment: ReplaceAssignment,
    private readonly withdrawAssignment: WithdrawAssignment,
    private readonly explainMatching: ExplainMatching,
  ) {}

  @Get('matching')
  @ApiOperation({ operationId: 'getMatching', summary: 'Where a lead went, and why there' })
  @ApiOkResponse({ type: MatchingDto })
  @ApiProblems(404)
  async matching(@Param('leadId', KnownId) leadId: string): Promise<MatchingDto> {
    return toMatchingDto(await this.explainMatching.execute(leadId));
  }

  @Post('assignments')
  @ApiOperation({
    operationId: 'assignLead',
    summary: 'Pass a lead on: to the partner picked, or to whom the rule chooses',
    description:
      'A lead is with three partners at most. When the rule finds nobody, the answer says why in its newest round.',
  })
  @ApiCreatedResponse({ type: MatchingDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async assign(
    @Param('leadId', KnownId) leadId: string,
    @Body() { partner_id }: AssignDto,
  ): Promise<MatchingDto> {
    if (partner_id) await this.assignPartner.execute(leadId, partner_id);
    else await this.matchLead.execute(leadId);
    return this.matching(leadId);
  }

  @Post('assignments/:assignmentId/replacement')
  @ApiOperation({
    operationId: 'replaceAssignment',
    summary: 'Put another partner in the place of one',
    description:
      'The partner picked, or whom the rule chooses. When it finds nobody, nothing changes.',
  })
  @ApiCreatedResponse({ type: MatchingDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async replace(
    @Param('leadId', KnownId) leadId: string,
    @Param('assignmentId', KnownId) assignmentId: string,
    @Body() { partner_id }: AssignDto,
  ): Promise<MatchingDto> {
    await this.replaceAssignment.execute(leadId, assignmentId, partner_id ?? undefined);
    return this.matching(leadId);
  }

  @Delete('assignments/:assignmentId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'withdrawAssignment',
    summary: 'Take a lead back from a partner',
    description: 'The partner is told, and a sale that is still pending is credited.',
  })
  @ApiNoContentResponse()
  @ApiProblems(404, 409)
  async withdraw(
    @Param('leadId', KnownId) leadId: string,
    @Param('assignmentId', KnownId) assignmentId: string,
  ): Promise<void> {
    await this.withdrawAssignment.execute(leadId, assignmentId);
  }
}
