import { NotificationRecords, ResendUndelivered } from '@boligstyling/application';
import { Post } from '@nestjs/common';
import { ResendReportDto, toResendReportDto } from '../notifications/notifications.controller.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';

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
    'Take an uncertain e-mail for sent',
    'It was sent twice, and the mail server did not say whether it has it. It is not sent again. Nothing comes of it for any other message.',
  )
  @AnswersNothing('not-found')
  async settleUncertain(@KnownId() id: string): Promise<void> {
    await this.records.settleUncertain(id);
  }
}
