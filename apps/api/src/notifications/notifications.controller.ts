import { type NotificationTally, ResendNotifications } from '@boligstyling/application';
import { Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Count } from '../platform/contract/shown.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/field.js';

export class ResendReportDto {
  @Count(3) sentCount!: number;
  @Count(0) errorCount!: number;
  @Count(0, 'Still on their way; they leave without being asked again.') pendingCount!: number;
}

export const toResendReportDto = ({
  sent,
  failed,
  pending,
}: NotificationTally): ResendReportDto => ({
  sentCount: sent,
  errorCount: failed,
  pendingCount: pending,
});

@AdminController('notifications')
export class NotificationsController {
  constructor(private readonly missing: ResendNotifications) {}

  @Post('resend')
  @Operation(
    'Send every e-mail that is missing: never sent, or given up after failures',
    'Answers after ten seconds at the latest, whatever the mail server does.',
  )
  @Answers(ResendReportDto)
  async resendNotifications(): Promise<ResendReportDto> {
    return toResendReportDto(await this.missing.execute());
  }
}

@AdminController('leads/:leadId/notifications')
export class LeadNotificationsController {
  constructor(private readonly missing: ResendNotifications) {}

  @Post('resend')
  @Operation(
    'Send every e-mail about one lead that is missing',
    'Never sent, or given up after failures. An unknown lead has none.',
  )
  @Answers(ResendReportDto, 'not-found')
  async resendLeadNotifications(@KnownId('leadId') leadId: string): Promise<ResendReportDto> {
    return toResendReportDto(await this.missing.execute({ leadId }));
  }
}
