import { PartnerLink } from '@boligstyling/application';
import { REVEAL_DAYS, UNDO_MINUTES } from '@boligstyling/domain';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { LimitedPress } from '../../platform/limits/presses.js';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import {
  CapacityDto,
  DeclineDto,
  DisputeSaleDto,
  DISPUTING_IS,
  ReportDto,
} from './partner-link-acts.dto.js';
import { PartnerLinkDto, toPartnerLinkDto } from './partner-link.dto.js';
import { ApiLinkToken, LinkToken } from '../../platform/access/link-token.js';
import { Answers, Operation } from '../../platform/contract/answers.js';

/**
 * Calls of a partner by the signed link in its e-mail. A GET changes nothing, because mail scanners
 * follow links.
 */
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
abstract class AssignmentByLink {
  constructor(private readonly link: PartnerLink) {}

  @Get()
  @Operation(
    'The question or assignment a link is for',
    `What a partner needs to decide. Who the owner is it tells only after a yes, for ${REVEAL_DAYS} days.`,
  )
  @Answers(PartnerLinkDto)
  async getPartnerLink(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.view(token));
  }

  @Post('accept')
  @Operation(
    '«Ta oppdraget»',
    'The partner gets the contact details and owes the price. A yes after the deadline, or when others have every place, costs nothing and shows in `state`. Accepting again changes nothing.',
  )
  @LimitedPress()
  @Answers(PartnerLinkDto, 'assignment-closed', 'too-many-attempts')
  async acceptAssignment(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'accepted'));
  }

  @Post('decline')
  @Operation(
    '«Passer ikke»: the question is passed on to the next partner',
    'Costs and reveals nothing. Declining again changes nothing.',
  )
  @ApiBody({ type: DeclineDto, required: false })
  @LimitedPress()
  @Answers(PartnerLinkDto, 'assignment-closed', 'too-many-attempts')
  async declineAssignment(
    @LinkToken() token: string,
    @Body() { reason }: DeclineDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'declined', reason));
  }

  @Post('undo')
  @Operation(
    `Take the answer back, within ${UNDO_MINUTES} minutes`,
    'After a yes nothing is owed or shown any more; after a no the question is open again.',
  )
  @LimitedPress()
  @Answers(PartnerLinkDto, 'undo-too-late', 'too-many-attempts')
  async undoAnswer(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.undo(token));
  }

  @Post('report')
  @Operation('Tell what became of an assignment that was taken', 'The last word counts.')
  @LimitedPress()
  @Answers(PartnerLinkDto, 'assignment-closed', 'too-many-attempts')
  async reportAssignment(
    @LinkToken() token: string,
    @Body() { report }: ReportDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.report(token, report));
  }

  @Post('dispute')
  @Operation('Say that what the yes costs is not owed, until `dispute_until`', DISPUTING_IS)
  @Answers(PartnerLinkDto, ...(['assignment-closed', 'sale-disputed', 'dispute-too-late'] as const))
  async disputeSale(
    @LinkToken() token: string,
    @Body() { reason, text }: DisputeSaleDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.dispute(token, { reason, text: text.trim() }));
  }

  @Post('capacity')
  @Operation('Set how many assignments a week', 'Assignments in any 7 days, from now on.')
  @LimitedPress()
  @Answers(PartnerLinkDto, 'too-many-attempts')
  async setOwnCapacity(
    @LinkToken() token: string,
    @Body() { weekly_capacity }: CapacityDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { weeklyCapacity: weekly_capacity }));
  }

  @Post('pause')
  @Operation('Get no new leads until resumed', 'What the partner has already is kept.')
  @LimitedPress()
  @Answers(PartnerLinkDto, 'paused-by-operator', 'too-many-attempts')
  async pauseOwn(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: false }));
  }

  @Post('resume')
  @Operation('Get new leads again', 'New leads come again, within the capacity.')
  @LimitedPress()
  @Answers(PartnerLinkDto, 'paused-by-operator', 'too-many-attempts')
  async resumeOwn(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: true }));
  }
}

@ApiTags('links')
@ApiLinkToken()
@Controller('partner-link')
export class PartnerLinkController extends AssignmentByLink {}

/**
 * The same calls with the token in the path, for legacy links; proxies' logs could see it there.
 */
@ApiTags('old links')
@Controller('partner-links/:token')
export class OldPartnerLinksController extends AssignmentByLink {}
