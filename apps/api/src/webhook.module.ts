import {
  type Database,
  PostgresWebhookEndpoints,
  PostgresWebhookOutbox,
} from '@boligstyling/adapters-postgres';
import {
  Clock,
  DeliverWebhooks,
  IdGenerator,
  SaveWebhook,
  WebhookEndpoints,
  WebhookOutbox,
  WebhookSender,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from './config/config-token.js';
import type { Config } from './config/config.js';
import { WebhooksController } from './integrators/webhooks.controller.js';
import { DeliverWebhooksJob } from './integrators/deliver-webhooks.job.js';
import { HttpWebhookSender } from './integrators/http-webhook-sender.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { useCase } from './use-case.js';

/** How integrators are told what happens to leads. */
@Module({})
export class WebhookModule {
  static with(config: Config, database: Database, imports: DynamicModule[]): DynamicModule {
    return {
      module: WebhookModule,
      imports,
      controllers: [WebhooksController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        { provide: WebhookEndpoints, useFactory: () => new PostgresWebhookEndpoints(database.orm) },
        { provide: WebhookOutbox, useFactory: () => new PostgresWebhookOutbox(database.orm) },
        {
          provide: WebhookSender,
          useFactory: () => new HttpWebhookSender({ loopback: !config.production }),
        },
        useCase(SaveWebhook, [WebhookEndpoints, IdGenerator, Clock]),
        {
          provide: DeliverWebhooks,
          inject: [WebhookOutbox, WebhookSender],
          useFactory: (outbox: WebhookOutbox, sender: WebhookSender) =>
            new DeliverWebhooks(outbox, sender),
        },
        DeliverWebhooksJob,
      ],
    };
  }
}
