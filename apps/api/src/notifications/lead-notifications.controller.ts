import { ResendNotifications } from '@boligstyling/application';
import { Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import { ResendReportDto, toResendReportDto } from './notifications.controller.js';

@AdminController('leads/:leadId/notifications')
export class LeadNotificationsController {
  constructor(private readonly missing: ResendNotifications) {}

  @Post('resend')
  @Operation(
    'Send every e-mail about one lead that is missing',
    'Never sent, or given up after failures. Of an unknown lead there are none.',
  )
  @Answers(ResendReportDto, 'not-found')
  async resendLeadNotifications(@KnownId('leadId') leadId: string): Promise<ResendReportDto> {
    return toResendReportDto(await this.missing.execute({ leadId }));
  }
}
