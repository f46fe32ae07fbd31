export { MAIL_SCHEMES, openMailer, MessageFolder } from './open-mailer.js';
export { SmtpMailer } from './smtp-mailer.js';
