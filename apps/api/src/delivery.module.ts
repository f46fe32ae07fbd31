import { openMailer } from '@boligstyling/adapters-mail';
import { type Database, PostgresNotificationOutbox } from '@boligstyling/adapters-postgres';
import {
  DeliverNotifications,
  DeliveryNudge,
  LinkSigner,
  Mailer,
  Messages,
  NotificationOutbox,
} from '@boligstyling/application';
import { TemplateMessages } from '@boligstyling/messages';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { DeliverDueJob } from './notifications/deliver-due.job.js';
import { Drain } from './notifications/drain.js';
import { ImmediateDelivery } from './notifications/immediate-delivery.js';
import { LoggedOutbox } from './notifications/logged-outbox.js';
import { HmacLinkSigner } from './platform/secrets/hmac-link-signer.js';

/** How e-mails leave, and the links in them. */
@Module({})
export class DeliveryModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: DeliveryModule,
      providers: [
        { provide: LinkSigner, useFactory: () => new HmacLinkSigner(config.sessionSecret) },
        {
          provide: NotificationOutbox,
          useFactory: () => new LoggedOutbox(new PostgresNotificationOutbox(database.orm)),
        },
        {
          provide: Messages,
          inject: [LinkSigner],
          useFactory: (links: LinkSigner) => new TemplateMessages({ ...config, links }),
        },
        { provide: Mailer, useFactory: () => openMailer(config.smtpUrl, config.mailFolder) },
        {
          provide: DeliverNotifications,
          inject: [NotificationOutbox, Messages, Mailer],
          useFactory: (outbox: NotificationOutbox, messages: Messages, mailer: Mailer) =>
            new DeliverNotifications(outbox, messages, mailer),
        },
        { provide: DeliveryNudge, useClass: ImmediateDelivery },
        DeliverDueJob,
        Drain,
      ],
      exports: [DeliverNotifications, DeliveryNudge, LinkSigner, NotificationOutbox],
    };
  }
}
