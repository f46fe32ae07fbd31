import { DomainError, type Version, withdrawByHand } from '@boligstyling/domain';
import { ExplainMatching, LeadCases, PassOnByHand } from '@boligstyling/application';
import { Body, Delete, Get, Post } from '@nestjs/common';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/field.js';
import {
  AssignDto,
  AssignmentDto,
  MatchingDto,
  PassedOnDto,
  toMatchingDto,
} from './matching.dto.js';
import {
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
} from '../platform/contract/answers.js';

const ASKING_PROBLEMS = [
  'not-found',
  'lead-not-found',
  'partner-not-found',
  'lead-closed',
  'lead-held',
  'lead-merged',
  'lead-full',
  'partner-has-lead',
  'partner-paused',
  'partner-without-terms',
  'no-agent-consent',
  'no-stylist-consent',
] as const;

const CURRENT = async (it: AssignmentsController, leadId: string, assignmentId: string) => {
  const { assignments } = await it.getMatching(leadId);
  const current = assignments.find(({ id }) => id === assignmentId);
  if (!current) throw new DomainError('assignment-not-found');
  return current;
};

@AdminController('leads/:leadId')
export class AssignmentsController {
  constructor(
    private readonly byHand: PassOnByHand,
    private readonly cases: LeadCases,
    private readonly explainMatching: ExplainMatching,
  ) {}

  @Get('matching')
  @Operation(
    'Where a lead went, and why there',
    'The assignments in the order they were made, and each use of the rule with its reasons.',
  )
  @Answers(MatchingDto, 'not-found', 'lead-not-found')
  async getMatching(@KnownId('leadId') leadId: string): Promise<MatchingDto> {
    return toMatchingDto(await this.explainMatching.execute(leadId));
  }

  @Post('assignments')
  @Operation(
    'Offer a lead to the partner picked, or to those whom the rule chooses',
    'No more get the contact details than the owner lets: three stylists, up to three more by «Vis meg flere», and one estate agent. When the rule finds nobody, the answer says why in its newest rounds, one for each kind of partner the owner wants.',
  )
  @AnswersCreated(PassedOnDto)
  @ApiProblems(...ASKING_PROBLEMS)
  async assignLead(
    @KnownId('leadId') leadId: string,
    @Body() { partner_id }: AssignDto,
  ): Promise<PassedOnDto> {
    const asked = await this.byHand.ask(leadId, partner_id ?? undefined);
    return { ...(await this.getMatching(leadId)), asked };
  }

  @Post('assignments/:assignmentId/replacement')
  @Versioned(AssignmentDto, CURRENT)
  @Operation(
    'Put another partner in the place of one',
    'The partner picked, or those whom the rule chooses. If it finds none, nothing changes.',
  )
  @AnswersCreated(PassedOnDto)
  @ApiProblems(
    ...ASKING_PROBLEMS,
    'assignment-not-found',
    'assignment-closed',
    'no-partner-eligible',
  )
  async replaceAssignment(
    @KnownId('leadId') leadId: string,
    @KnownId('assignmentId') assignmentId: string,
    @Body() { partner_id }: AssignDto,
    @IfMatch() version?: Version,
  ): Promise<PassedOnDto> {
    const asked = await this.byHand.replace(leadId, assignmentId, partner_id ?? undefined, version);
    return { ...(await this.getMatching(leadId)), asked };
  }

  @Delete('assignments/:assignmentId')
  @Versioned(AssignmentDto, CURRENT)
  @Operation(
    'Take a lead back from a partner',
    'The partner gets an e-mail. It owes nothing unless it has reported the outcome, the owner says that it became a job, or its dispute was refused.',
  )
  @AnswersNoContent('not-found', 'lead-not-found', 'assignment-not-found', 'assignment-closed')
  async withdrawAssignment(
    @KnownId('leadId') leadId: string,
    @KnownId('assignmentId') assignmentId: string,
    @IfMatch() version?: Version,
  ): Promise<void> {
    await this.cases.open(leadId, (leadCase) => withdrawByHand(leadCase, assignmentId, version));
  }
}
