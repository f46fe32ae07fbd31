import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { SubmitLeadModule } from '../leads/submit/submit-lead.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminCallsController } from './admin-calls.controller.js';
import { SubmitCallController } from './submit-call.controller.js';

@Module({
  imports: [SubmitLeadModule, LeadsModule, NotificationsModule],
  controllers: [SubmitCallController, AdminCallsController],
})
export class ByNameModule {}
