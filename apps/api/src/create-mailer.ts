import { join } from 'node:path';
import { EmlMailer, type MailSettings, SmtpMailer } from '@boligstyling/adapters-smtp';
import type { LinkSigner } from '@boligstyling/application';
import type { Config } from './config/config.js';

/** Where messages are kept when there is no mail server to hand them to. */
export function outboxFolder(config: Config): string {
  return join(config.dataDir, 'outbox');
}

/** The mail server's mailer where one is configured, else one that keeps files. */
export function createMailer(config: Config, links: LinkSigner): SmtpMailer | EmlMailer {
  const settings: MailSettings = { ...config, links };
  return config.smtpUrl
    ? new SmtpMailer({ url: config.smtpUrl }, settings)
    : new EmlMailer(outboxFolder(config), settings);
}
