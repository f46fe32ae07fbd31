export { mailbox } from './email.js';
export type { MailSettings } from './mail-settings.js';
export { TemplateMessages } from './template-messages.js';
