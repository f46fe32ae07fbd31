import type { Email } from 'postal-mime';

/** The link in an e-mail to one of our own pages. */
export const linkIn = (email: Email, page: string): string =>
  email.text?.match(new RegExp(`http://\\S+${page}[/#]\\S+`))?.[0] ?? '';
