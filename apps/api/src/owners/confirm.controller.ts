import { ConfirmByEmail } from '@boligstyling/application';
import { CONFIRMATION_MINUTES } from '@boligstyling/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { InvalidRequest } from '../platform/problems/invalid-request.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { AskToConfirmDto, LinkRequestDto } from './confirm.dto.js';
import { LINKS_A_MINUTE, LinkRequests } from './link-requests.js';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { OwnerDossierDto, toOwnerDossierDto } from './owner-dossier.dto.js';
import { Limited } from '../platform/limits/limited.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';

/**
 * Acts that an owner confirms from the mailbox. No GET decides anything, because mail scanners
 * follow links.
 */
@ApiTags('links')
@Controller('own-request')
export class ConfirmController {
  constructor(
    private readonly confirm: ConfirmByEmail,
    private readonly linkRequests: LinkRequests,
  ) {}

  @Post('links')
  @Limited(LinkRequests)
  @Operation(
    'Send the link to the request again',
    `It goes to the address alone. The answer is the same whether we know the address or not. Each client may ask ${LINKS_A_MINUTE} times a minute; the RateLimit fields say what is left.`,
  )
  @AnswersNothing('too-many-attempts')
  sendOwnLink(@Body() { email }: LinkRequestDto, @Req() request: FastifyRequest): void {
    this.linkRequests.receive(email, request);
  }

  @Post('confirmations')
  @ApiLinkToken()
  @Operation(
    'Ask by e-mail to confirm a download, an erasure or another e-mail address',
    `The link in that e-mail works once and for ${CONFIRMATION_MINUTES} minutes. For another address it goes there, and the old one is told. For the address of now nothing is sent: it ends what was asked of another.`,
  )
  @AnswersNothing()
  @ApiProblems(
    'link-unknown',
    'link-expired',
    'link-outdated',
    'too-many-attempts',
    'storage-unavailable',
  )
  async askToConfirm(
    @LinkToken() token: string,
    @Body() { purpose, new_email: newEmail }: AskToConfirmDto,
  ): Promise<void> {
    if ((purpose === 'new-email') !== Boolean(newEmail)) {
      throw new InvalidRequest([{ field: 'new_email', message: 'Skriv den nye e-postadressen.' }]);
    }
    await this.confirm.ask(token, purpose, newEmail ?? null);
  }

  @Post('download')
  @ApiLinkToken()
  @Operation(
    'Everything that is stored, by the link of a confirmation',
    'What a person has the right to get (GDPR, article 15), with what she sent again of the home. The link is then used.',
  )
  @Answers(OwnerDossierDto, 'link-unknown', 'link-expired', 'storage-unavailable')
  async downloadOwnData(@LinkToken() token: string): Promise<OwnerDossierDto> {
    return toOwnerDossierDto(await this.confirm.download(token));
  }

  @Post('erase')
  @ApiLinkToken()
  @Operation(
    'Erase everything that is stored, by the link of a confirmation',
    'At once and for good. Everyone who was asked is told. Every link is then unknown.',
  )
  @AnswersNothing('link-unknown', 'link-expired', 'storage-unavailable')
  async eraseOwnData(@LinkToken() token: string): Promise<void> {
    await this.confirm.erase(token);
  }

  @Post('new-email')
  @ApiLinkToken()
  @Operation(
    'Use another e-mail address from now on, by the link of a confirmation',
    'Whoever holds the old one is told. The link is then used.',
  )
  @AnswersNothing('link-unknown', 'link-expired', 'storage-unavailable')
  async confirmNewEmail(@LinkToken() token: string): Promise<void> {
    await this.confirm.changeEmail(token);
  }
}
