import { OwnerLink } from '@boligstyling/application';
import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LeadDetailDto, toLeadDetailDto } from '../leads/lead-detail.dto.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { OwnerLinkDto, toOwnerLinkDto } from './owner-link.dto.js';

/** What an owner does by the link in the confirmation. Looking changes nothing: mail scanners look too. */
@ApiTags('links')
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('owner-links/:token')
export class OwnerLinksController {
  constructor(private readonly link: OwnerLink) {}

  @Get()
  @ApiOperation({
    operationId: 'getOwnerLink',
    summary: 'Who got the request, and when',
    description: 'Nothing of the owner itself, since links get forwarded.',
  })
  @ApiOkResponse({ type: OwnerLinkDto })
  async get(@Param('token') token: string): Promise<OwnerLinkDto> {
    return toOwnerLinkDto(await this.link.view(token));
  }

  @Post('withdraw')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'withdrawLead',
    summary: 'Withdraw the request: every partner who has it is told',
    description: 'Withdrawing again changes nothing.',
  })
  @ApiOkResponse({ type: OwnerLinkDto })
  async withdraw(@Param('token') token: string): Promise<OwnerLinkDto> {
    return toOwnerLinkDto(await this.link.withdraw(token));
  }

  @Get('export')
  @Header('content-disposition', 'attachment; filename="min-henvendelse.json"')
  @ApiOperation({
    operationId: 'exportLead',
    summary: 'Download everything that is stored',
    description: 'What a person has the right to get (GDPR, article 15), as a file.',
  })
  @ApiOkResponse({ type: LeadDetailDto })
  async export(@Param('token') token: string): Promise<LeadDetailDto> {
    return toLeadDetailDto(await this.link.export(token));
  }

  @Post('erase')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'eraseLead',
    summary: 'Erase everything that is stored, at once and for good',
    description: 'E-mails, assignments and history go too. The link is unknown afterwards.',
  })
  @ApiNoContentResponse()
  async erase(@Param('token') token: string): Promise<void> {
    await this.link.erase(token);
  }
}
