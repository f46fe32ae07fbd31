import { PartnerLink } from '@boligstyling/application';
import { REVEAL_DAYS } from '@boligstyling/domain';
import { Body, Get, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { LimitedPress } from '../../platform/limits/rate-limiter.js';
import {
  CapacityDto,
  DeclineDto,
  DisputeSaleDto,
  DISPUTING_IS,
  ReportDto,
  PartnerLinkDto,
  toPartnerLinkDto,
} from './partner-link.dto.js';
import { LinkController, LinkToken } from '../../platform/access/link-token.js';
import { Answers, Operation } from '../../platform/contract/answers.js';

/** A GET changes nothing, because mail scanners follow links. */
@LinkController('partner-link')
export class PartnerLinkController {
  constructor(private readonly link: PartnerLink) {}

  @Get()
  @Operation(
    'The assignment of a link, offered or answered',
    `All that a partner needs to decide. It names the owner only after a yes, for ${REVEAL_DAYS} days.`,
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
    '«Passer ikke»: the lead is offered to the next partner',
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
    'Take the answer back, until `undo_until`',
    'After a yes nothing is due or shown any more; after a no the assignment is offered again.',
  )
  @LimitedPress()
  @Answers(PartnerLinkDto, 'undo-too-late', 'too-many-attempts')
  async undoAnswer(@LinkToken() token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.undo(token));
  }

  @Post('report')
  @Operation('Report the outcome of an accepted assignment', 'The last report counts.')
  @LimitedPress()
  @Answers(PartnerLinkDto, 'assignment-closed', 'too-many-attempts')
  async reportAssignment(
    @LinkToken() token: string,
    @Body() { report }: ReportDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.report(token, report));
  }

  @Post('dispute')
  @Operation('Say that what the yes costs is not due, until `dispute_until`', DISPUTING_IS)
  @Answers(
    PartnerLinkDto,
    'assignment-closed',
    'sale-disputed',
    'dispute-too-late',
    'dispute-tries',
  )
  async disputeSale(
    @LinkToken() token: string,
    @Body() { reason, text, tried_on: triedOn }: DisputeSaleDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.dispute(token, { reason, text: text.trim(), triedOn }));
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
  @Operation('Get no new leads until resumed', 'Assignments that the partner has are kept.')
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
