import {
  Clock,
  DeliverWebhooks,
  FaultLog,
  IdGenerator,
  IntegratorKeys,
  SaveWebhook,
  SecretBox,
  WebhookEndpoints,
  WebhookOutbox,
  WebhookSender,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { DeliverWebhooksJob } from './deliver-webhooks.job.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  controllers: [WebhooksController],
  providers: [
    useCase(SaveWebhook, [WebhookEndpoints, IntegratorKeys, SecretBox, IdGenerator, Clock]),
    useCase(DeliverWebhooks, [WebhookOutbox, WebhookSender, FaultLog]),
    DeliverWebhooksJob,
  ],
})
export class IntegratorsModule {}
