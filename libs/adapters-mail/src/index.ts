export { MAIL_SCHEMES, openMailer } from './open-mailer.js';
export { MessageFolder } from './message-folder.js';
export { SmtpMailer } from './smtp-mailer.js';
