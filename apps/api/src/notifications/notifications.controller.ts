import { ResendNotifications } from '@boligstyling/application';
import { HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { AdminController } from '../platform/access/admin-controller.js';

/** What came of a resend. */
export class ResendReportDto {
  @ApiProperty({ type: 'integer', example: 3 })
  sentCount!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  errorCount!: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Still on their way; they leave without being asked again.',
  })
  pendingCount!: number;
}

@AdminController('notifications')
export class NotificationsController {
  constructor(private readonly resendNotifications: ResendNotifications) {}

  @Post('resend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resendNotifications',
    summary: 'Send every e-mail that is missing: never sent, or given up after failures',
    description: 'Answers after ten seconds at the latest, whatever the mail server does.',
  })
  @ApiOkResponse({ type: ResendReportDto })
  async resend(): Promise<ResendReportDto> {
    const { sent, failed, pending } = await this.resendNotifications.execute();
    return { sentCount: sent, errorCount: failed, pendingCount: pending };
  }
}
