import { PartnerLink } from '@boligstyling/application';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, BODY_PROBLEMS } from '../../platform/problems/api-problems.js';
import { CapacityDto, PartnerLinkDto, toPartnerLinkDto } from './partner-link.dto.js';

/** What a partner does by the link in its e-mail. Looking changes nothing: mail scanners look too. */
@ApiTags('links')
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('partner-links/:token')
export class PartnerLinksController {
  constructor(private readonly link: PartnerLink) {}

  @Get()
  @ApiOperation({
    operationId: 'getPartnerLink',
    summary: 'The assignment a link is for',
    description: 'What is asked for and where, but nothing that tells who the owner is.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  async get(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.view(token));
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'acceptAssignment',
    summary: '«Jeg tar kontakt»',
    description: 'The lead is marked as contacted. Accepting again changes nothing.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems('assignment-closed')
  async accept(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'accepted'));
  }

  @Post('decline')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'declineAssignment',
    summary: '«Passer ikke»: the lead is passed on to the next partner',
    description: 'A sale that is pending is credited. Declining again changes nothing.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems('assignment-closed')
  async decline(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'declined'));
  }

  @Post('capacity')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'setOwnCapacity',
    summary: 'Set how many assignments a week',
    description: 'Assignments in any 7 days, from now on.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems(...BODY_PROBLEMS)
  async capacity(
    @Param('token') token: string,
    @Body() { weekly_capacity }: CapacityDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { weeklyCapacity: weekly_capacity }));
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseOwn',
    summary: 'Get no new leads until resumed',
    description: 'What the partner has already is kept.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  async pause(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: false }));
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resumeOwn',
    summary: 'Get new leads again',
    description: 'New leads come again, within the capacity.',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  async resume(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: true }));
  }
}
