export { EmlMailer } from './eml-mailer.js';
export type { MailSettings } from './mail-settings.js';
export { MessageFolder } from './message-folder.js';
export { SmtpMailer, type SmtpOptions } from './smtp-mailer.js';
