import {
  Clock,
  DeliverWebhooks,
  FaultLog,
  IdGenerator,
  IntegratorKeys,
  SaveWebhook,
  SecretBox,
  TryWebhook,
  WebhookEndpoints,
  WebhookOutbox,
  WebhookSender,
  IntegratorSecrets,
  KnownKeys,
  ManageKeys,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { DeliverWebhooksJob } from './deliver-webhooks.job.js';
import { WebhooksController } from './webhooks.controller.js';
import { KnownKeysModule } from '../platform/access/integrator.guard.js';
import { IntegratorKeysController } from './integrator-keys.controller.js';
import { OwnLeadsController, OwnQuotesController } from './own-leads.controller.js';

@Module({
  imports: [KnownKeysModule],
  controllers: [IntegratorKeysController, OwnLeadsController, OwnQuotesController],
  providers: [
    useCase(ManageKeys, [IntegratorKeys, IntegratorSecrets, KnownKeys, IdGenerator, Clock]),
  ],
})
export class IntegratorKeysModule {}

@Module({
  controllers: [WebhooksController],
  providers: [
    useCase(SaveWebhook, [WebhookEndpoints, IntegratorKeys, SecretBox, IdGenerator, Clock]),
    useCase(DeliverWebhooks, [WebhookOutbox, WebhookSender, FaultLog]),
    useCase(TryWebhook, [WebhookEndpoints, WebhookSender, IdGenerator, Clock]),
    DeliverWebhooksJob,
  ],
})
export class IntegratorsModule {}
