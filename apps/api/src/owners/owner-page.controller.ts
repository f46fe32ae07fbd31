import { ManageOwnLead } from '@boligstyling/application';
import { SEARCH_DAYS, toCorrections } from '@boligstyling/domain';
import { Body, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiShownConsent, ShownConsent } from '../platform/limits/form-hints.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import {
  CorrectionsDto,
  NotCalledDto,
  OwnerPageDto,
  WinAnswerDto,
  toOwnerPageDto,
} from './owner-page.dto.js';
import { YesNoDto } from '../platform/validation/field.js';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation } from '../platform/contract/answers.js';

/** A GET changes nothing, because mail scanners follow links. */
@LinkController('own-lead', 'link-outdated')
export class OwnerPageController {
  constructor(private readonly request: ManageOwnLead) {}

  @Get()
  @Operation(
    'The state of the lead, its partners and the choices left',
    "By the sender's link without contact details and without choices.",
  )
  @Answers(OwnerPageDto)
  async getOwnLead(@LinkToken() token: string): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.view(token));
  }

  @Post('mailbox')
  @Operation(
    'Confirm that the mailbox is the right one',
    'From then on e-mails name the owner and what was sent. Any other press by a link from the mailbox has the same effect. A repeat changes nothing.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'too-many-attempts')
  async confirmOwnMailbox(@LinkToken() token: string): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.confirmMailbox(token));
  }

  @Patch()
  @Operation(
    'Correct the lead; partners that have its contact details get an e-mail',
    'Fields left out stay as they are. Another e-mail address is asked for by `askToConfirm`. Those who hold it get 30 e-mails of corrections a day at most, all of them together.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'too-many-attempts')
  async correctOwnLead(
    @LinkToken() token: string,
    @Body() corrections: CorrectionsDto,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.correct(token, toCorrections(corrections)));
  }

  @Post('withdraw')
  @Operation('Withdraw the lead; its partners get an e-mail', 'Withdrawing again changes nothing.')
  @Answers(OwnerPageDto)
  async withdrawOwnLead(@LinkToken() token: string): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.withdraw(token));
  }

  @Post('agent')
  @Operation(
    'Let one estate agent get in touch, or not',
    'A no takes back what an agent has or is asked. The same again changes nothing.',
  )
  @ApiShownConsent()
  @LimitedPress()
  @Answers(OwnerPageDto, 'too-many-attempts')
  async answerAboutAgent(
    @LinkToken() token: string,
    @Body() { answer }: YesNoDto,
    @ShownConsent() shown?: string,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.agreeToAgent(token, answer === 'yes', shown));
  }

  @Post('stylists')
  @Operation(
    'Say no to stylists alone, or yes again',
    'A no takes back what stylists have or are asked, and leaves an estate agent as it was. A yes changes nothing where nobody would be asked by it. The same again changes nothing.',
  )
  @ApiShownConsent()
  @LimitedPress()
  @Answers(OwnerPageDto, 'too-many-attempts')
  async answerAboutStylists(
    @LinkToken() token: string,
    @Body() { answer }: YesNoDto,
    @ShownConsent() shown?: string,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.agreeToStylists(token, answer === 'yes', shown));
  }

  @Post('show-more')
  @Operation(
    '«Vis meg flere»: one more stylist may get the contact details',
    'Once all places are taken. Each time is a separate consent, three at most; while there is a place, it changes nothing.',
  )
  @ApiShownConsent()
  @LimitedPress()
  @Answers(
    OwnerPageDto,
    'invalid-request',
    'lead-closed',
    'no-more-partners',
    'all-asked',
    'too-many-attempts',
  )
  async showMore(
    @LinkToken() token: string,
    @ShownConsent() shown?: string,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.showMore(token, shown));
  }

  @Delete('show-more')
  @Operation(
    '«Angre»: the last «Vis meg flere» is taken back',
    'Offers that it caused end. Once a partner has accepted because of it, nothing changes.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'too-many-attempts')
  async showNoMore(@LinkToken() token: string): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.showNoMore(token));
  }

  @Post('keep-waiting')
  @Operation(
    `«Vent litt til»: the search goes on for another ${SEARCH_DAYS} days`,
    'Who did not answer may be asked once more.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'lead-closed', 'all-asked', 'too-many-attempts')
  async keepWaiting(@LinkToken() token: string): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.keepWaiting(token));
  }

  @Post('reported-win')
  @Operation(
    '«Har du valgt …?»: answer whether a partner that reports the job has it',
    'A yes ends open questions unpaid and declines the others’ quotes. A no restores status and search. An answer about a win that is no longer asked about changes nothing.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'invalid-request', 'too-many-attempts')
  async answerReportedWin(
    @LinkToken() token: string,
    @Body() { assignment_id, answer }: WinAnswerDto,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.answerWin(token, assignment_id, answer === 'yes'));
  }

  @Post('nobody-called')
  @Operation(
    '«Ingen har ringt meg»: one partner that has said yes has not called, which goes to it and to us',
    'Once its call is overdue, once a day; otherwise it changes nothing.',
  )
  @LimitedPress()
  @Answers(OwnerPageDto, 'invalid-request', 'too-many-attempts')
  async sayNobodyCalled(
    @LinkToken() token: string,
    @Body() { assignment_id }: NotCalledDto,
  ): Promise<OwnerPageDto> {
    return toOwnerPageDto(await this.request.sayNobodyCalled(token, assignment_id));
  }
}
