import {
  COUNTED_CASES,
  type ActiveSession,
  MarkCase,
  ViewQueue,
  LeadCases,
  NotificationRecords,
  ResendUndelivered,
} from '@boligstyling/application';
import { REPORT_WORKING_DAYS, settleNobodyCalled } from '@boligstyling/domain';
import { Body, Get, Patch, Query, Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation, AnswersNoContent } from '../platform/contract/answers.js';
import { Session } from '../platform/access/admin.guard.js';
import { MarkCaseDto, QueueDto, QueueQueryDto, toQueueDto } from './queue.dto.js';
import { KnownId } from '../platform/validation/field.js';
import { ResendReportDto, toResendReportDto } from '../notifications/notifications.controller.js';

@AdminController('leads/:id/nobody-called/settle')
export class SettleNobodyCalledController {
  constructor(private readonly cases: LeadCases) {}

  @Post()
  @Operation(
    'Settle that the owner has said that nobody called',
    'A report of a partner’s and a new status do so too. Again it changes nothing; the owner can say it anew the next day.',
  )
  @AnswersNoContent('not-found', 'lead-not-found')
  async settleNobodyCalled(@KnownId() id: string): Promise<void> {
    await this.cases.open(id, (leadCase) => settleNobodyCalled(leadCase));
  }
}

@AdminController('undelivered')
export class UndeliveredController {
  constructor(
    private readonly resend: ResendUndelivered,
    private readonly records: NotificationRecords,
  ) {}

  @Post('resend')
  @Operation(
    'Send all e-mails and messages to integrators that do not get through',
    'E-mails that were never tried leave too. Answers after ten seconds at the latest.',
  )
  @Answers(ResendReportDto)
  async resendUndelivered(): Promise<ResendReportDto> {
    return toResendReportDto(await this.resend.execute());
  }

  @Post(':id/resend')
  @Operation(
    'Send one e-mail or message to an integrator that does not get through',
    'One that has got through meanwhile, or is gone, is not counted.',
  )
  @Answers(ResendReportDto, 'not-found')
  async resendOneUndelivered(@KnownId() id: string): Promise<ResendReportDto> {
    return toResendReportDto(await this.resend.execute(id));
  }

  @Post(':id/settle')
  @Operation(
    'Mark an uncertain e-mail as sent, or news as passed on',
    'An uncertain one was sent twice, and the mail server did not say whether it has it. News goes to an owner without e-mail by telephone. Neither is sent again. Any other message stays.',
  )
  @AnswersNoContent('not-found')
  async settleUncertain(@KnownId() id: string): Promise<void> {
    await this.records.settleUncertain(id);
  }
}

@AdminController('queue')
export class QueueController {
  constructor(
    private readonly viewQueue: ViewQueue,
    private readonly marking: MarkCase,
  ) {}

  @Get()
  @Operation(
    'The cases that need a user now: every kind with its count and the first few',
    `Counted up to ${COUNTED_CASES.toLocaleString('en')} of each. Leads: nobody has called the owner, news for one without e-mail, taken and nothing reported for ${REPORT_WORKING_DAYS} working days, nobody found, held, unknown place, possibly the same as another. Besides: disputes, payments, undelivered messages, reviews, applications and missing invoice details.`,
  )
  @Answers(QueueDto, 'invalid-request')
  async getQueue(
    @Query() { kind, view = 'waiting' }: QueueQueryDto,
    @Session() { userId }: ActiveSession,
  ): Promise<QueueDto> {
    return toQueueDto(await this.viewQueue.execute(kind, { view, userId }));
  }

  @Patch(':id')
  @Operation(
    'Take, release or snooze a case',
    'One of another user is refused. The shared login takes none.',
  )
  @AnswersNoContent('not-found', 'case-taken', 'invalid-snooze')
  async markCase(
    @KnownId() id: string,
    @Session() { userId }: ActiveSession,
    @Body() { kind, mine, taken_from, snoozed_until }: MarkCaseDto,
  ): Promise<void> {
    const mark = { taken: mine, takenFrom: taken_from, snoozedUntil: snoozed_until };
    await this.marking.execute({ kind, id }, userId, mark);
  }
}
