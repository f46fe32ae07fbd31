import { ConfirmByEmail, IsItYou, type IsItYouView } from '@boligstyling/application';
import {
  CONFIRMATION_MINUTES,
  CONFIRMED_PURPOSES,
  type ConfirmedPurpose,
  EMAIL_MAX_LENGTH,
  isEmail,
  CORRECTABLE_KEYS,
} from '@boligstyling/domain';
import { Body, Controller, Post, Req, Injectable, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { InvalidRequest, ApiProblems } from '../platform/problems/api-problems.js';
import { ApiLinkToken, LinkController, LinkToken } from '../platform/access/link-token.js';
import { Limited, RateLimiter } from '../platform/limits/rate-limiter.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import {
  RequiredEmail,
  Choice,
  OptionalLine,
  Satisfies,
  YesNoDto,
} from '../platform/validation/field.js';
import { AskedLinks } from '../platform/links/asked-links.js';
import { LeadExportDto, toLeadExportDto } from '../leads/lead-export.dto.js';
import { DifferenceDto, toDifferenceDto } from '../leads/lead-fields.js';
import { ListOf, Moment, Text } from '../platform/contract/shown.js';
import { PageContent } from '../platform/pages/site.js';

class LinkRequestDto {
  @RequiredEmail('kari@nordmann.no')
  email!: string;
}

class AskToConfirmDto {
  @Choice(CONFIRMED_PURPOSES, `Velg ${CONFIRMED_PURPOSES.join(', ')}.`)
  purpose!: ConfirmedPurpose;

  @Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.')
  @OptionalLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@nordmann.no',
    description: 'For `new-email`, and for that alone.',
  })
  new_email?: string | null;
}

/** An owner needs one or two. */
const LINKS_A_MINUTE = 5;

@Injectable()
export class LinkRequests extends RateLimiter {
  constructor(
    private readonly confirm: ConfirmByEmail,
    private readonly links: AskedLinks,
  ) {
    super('links', LINKS_A_MINUTE);
  }

  /**
   * Returns before any look-up, so that nothing reveals a known address.
   *
   * @throws RateLimited
   */
  receive(email: string, request: FastifyRequest): void {
    this.count(request);
    this.links.send(() => this.confirm.sendLinks(email), request);
  }
}

/** No GET decides anything, because mail scanners follow links. */
@ApiTags('links')
@Controller('own-lead')
export class ConfirmController {
  constructor(
    private readonly confirm: ConfirmByEmail,
    private readonly linkRequests: LinkRequests,
    private readonly shown: PageContent,
  ) {}

  @Post('links')
  @Limited(LinkRequests)
  @Operation(
    'Send the link to the lead again',
    `It goes to the address alone. The answer is the same whether we know the address or not. Each client may ask ${LINKS_A_MINUTE} times a minute; the RateLimit fields say what is left.`,
  )
  @AnswersNoContent('too-many-attempts')
  sendOwnLink(@Body() { email }: LinkRequestDto, @Req() request: FastifyRequest): void {
    this.linkRequests.receive(email, request);
  }

  @Post('confirmations')
  @ApiLinkToken()
  @Operation(
    'Ask by e-mail to confirm a download, an erasure or another e-mail address',
    `The link in that e-mail works once and for ${CONFIRMATION_MINUTES} minutes. A new address gets it, and the old one gets a warning. The current address gets nothing, and ends a pending change.`,
  )
  @AnswersNoContent()
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
    'The data an owner has the right to get (GDPR, article 15), with repeats of the home. The link is then used.',
  )
  @Answers(LeadExportDto, 'link-unknown', 'link-expired', 'storage-unavailable')
  async downloadOwnData(@LinkToken() token: string): Promise<LeadExportDto> {
    return toLeadExportDto(await this.confirm.download(token), true);
  }

  @Post('erase')
  @ApiLinkToken()
  @Operation(
    'Erase everything that is stored, by the link of a confirmation',
    'At once and permanently. Every partner that was asked gets an e-mail. All links are then unknown.',
  )
  @AnswersNoContent('link-unknown', 'link-expired', 'storage-unavailable')
  async eraseOwnData(@LinkToken() token: string): Promise<void> {
    await this.confirm.erase(token);
    await this.shown.refresh();
  }

  @Post('new-email')
  @ApiLinkToken()
  @Operation(
    'Use another e-mail address from now on, by the link of a confirmation',
    'Partners with the contact details get an e-mail. The link is then used.',
  )
  @AnswersNoContent('link-unknown', 'link-expired', 'storage-unavailable')
  async confirmNewEmail(@LinkToken() token: string): Promise<void> {
    await this.confirm.changeEmail(token);
  }
}

class IsItYouDto {
  @Moment('When the later one came.') received_at!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen', 'As the earlier one has it.') city!: string;
  @ListOf(DifferenceDto) differences!: DifferenceDto[];
}

function toIsItYouDto({ earlier, later, differences }: IsItYouView): IsItYouDto {
  return {
    received_at: later.receivedAt.toISOString(),
    service: earlier.serviceType,
    city: earlier.location,
    differences: CORRECTABLE_KEYS.filter((key) => key in differences).map((key) =>
      toDifferenceDto(key, earlier[key], differences[key] ?? ''),
    ),
  };
}

/** «Er dette deg?». No GET decides anything. */
@LinkController('own-lead/is-it-you')
export class IsItYouController {
  constructor(private readonly isItYou: IsItYou) {}

  @Get()
  @Operation(
    'The differences of a later lead from the one that it is merged into',
    'By the link sent to the mailbox of both. Looking decides nothing.',
  )
  @Answers(IsItYouDto)
  async getIsItYou(@LinkToken() token: string): Promise<IsItYouDto> {
    return toIsItYouDto(await this.isItYou.view(token));
  }

  @Post()
  @Operation(
    'Say whether that is so',
    'A yes corrects the earlier lead, and partners that have its contact details get an e-mail. A no changes nothing. The link is then used.',
  )
  @AnswersNoContent()
  async answerIsItYou(@LinkToken() token: string, @Body() { answer }: YesNoDto): Promise<void> {
    await this.isItYou.answer(token, answer === 'yes');
  }
}
