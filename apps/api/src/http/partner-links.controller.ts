import { PartnerLink } from '@boligstyling/application';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.js';
import { CapacityDto, PartnerLinkDto, toPartnerLinkDto } from './partner-link.dto.js';

/** What a partner does by the link in its e-mail. Looking changes nothing: mail scanners look too. */
@ApiTags('links')
@ApiProblems(404, 410, 503)
@Controller('partner-links/:token')
export class PartnerLinksController {
  constructor(private readonly link: PartnerLink) {}

  @Get()
  @ApiOperation({ operationId: 'getPartnerLink', summary: 'The assignment a link is for' })
  @ApiOkResponse({ type: PartnerLinkDto })
  async get(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.view(token));
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptAssignment', summary: '«Jeg tar kontakt»' })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems(409)
  async accept(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'accepted'));
  }

  @Post('decline')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'declineAssignment',
    summary: '«Passer ikke»: the lead is passed on to the next partner',
  })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems(409)
  async decline(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.answer(token, 'declined'));
  }

  @Post('capacity')
  @HttpCode(200)
  @ApiOperation({ operationId: 'setOwnCapacity', summary: 'Set how many assignments a week' })
  @ApiOkResponse({ type: PartnerLinkDto })
  @ApiProblems(400, 413, 415)
  async capacity(
    @Param('token') token: string,
    @Body() { weekly_capacity }: CapacityDto,
  ): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { weeklyCapacity: weekly_capacity }));
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({ operationId: 'pauseOwn', summary: 'Get no new leads until resumed' })
  @ApiOkResponse({ type: PartnerLinkDto })
  async pause(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: false }));
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resumeOwn', summary: 'Get new leads again' })
  @ApiOkResponse({ type: PartnerLinkDto })
  async resume(@Param('token') token: string): Promise<PartnerLinkDto> {
    return toPartnerLinkDto(await this.link.change(token, { active: true }));
  }
}
