import { KnowBrowser } from '@boligstyling/application';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { AskedLinks } from '../../platform/links/asked-links.js';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { InvitationDto } from '../invitations.controller.js';
import { LoginClients } from './login-clients.js';
import { EMAIL_MAX_LENGTH } from '@boligstyling/domain';
import { OptionalLine } from '../../platform/validation/field.js';

class BrowserLinkRequestDto {
  @OptionalLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@boligstyling.example',
    description: 'Of a user. Left out: the shared login.',
  })
  email?: string;
}

/**
 * Lets the right person in from a new browser despite an attack. No GET: mail scanners follow
 * links.
 */
@ApiTags('admin')
@ApiProblems('storage-unavailable')
@Controller('admin/browsers')
export class BrowsersController {
  constructor(
    private readonly browsers: KnowBrowser,
    private readonly links: AskedLinks,
    private readonly clients: LoginClients,
  ) {}

  @Post('link')
  @Operation(
    'Send a user the link that makes a browser known',
    'The same answer whether there is such a user or not. It goes to `ADMIN_EMAIL`, or to the user’s own address; each gets one an hour at most, because an earlier one works as long. It works once, for an hour, and logs nobody in.',
  )
  @AnswersNoContent('too-many-attempts')
  sendBrowserLink(@Body() { email }: BrowserLinkRequestDto, @Req() request: FastifyRequest): void {
    this.links.follow(this.browsers.ask(email || null), request);
  }

  @Post()
  @Operation(
    'Use a link up, and make this browser known',
    'Works once. A cookie marks the browser, which has its own limits of failed logins from now on; it is not logged in.',
  )
  @AnswersNoContent('link-unknown', 'link-expired')
  async markBrowser(
    @Body() { token }: InvitationDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.browsers.open(token);
    this.clients.makeKnown(reply);
  }
}
