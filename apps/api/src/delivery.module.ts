import { type Database, PostgresNotificationOutbox } from '@boligstyling/adapters-postgres';
import {
  DeliverNotifications,
  DeliveryNudge,
  LinkSigner,
  Mailer,
  NotificationOutbox,
} from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { DeliverDueJob } from './notifications/deliver-due.job.js';
import { Drain } from './notifications/drain.js';
import { ImmediateDelivery } from './notifications/immediate-delivery.js';
import { LoggedOutbox } from './notifications/logged-outbox.js';
import { createMailer } from './create-mailer.js';
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
          provide: Mailer,
          inject: [LinkSigner],
          useFactory: (links: LinkSigner) => createMailer(config, links),
        },
        {
          provide: DeliverNotifications,
          inject: [NotificationOutbox, Mailer],
          useFactory: (outbox: NotificationOutbox, mailer: Mailer) =>
            new DeliverNotifications(outbox, mailer),
        },
        { provide: DeliveryNudge, useClass: ImmediateDelivery },
        DeliverDueJob,
        Drain,
      ],
      exports: [DeliverNotifications, DeliveryNudge, LinkSigner, NotificationOutbox],
    };
  }
}
