import type { Email } from 'postal-mime';

export const linkIn = (email: Email, page: string): string =>
  email.text?.match(new RegExp(`http://\\S+${page}[/#]\\S+`))?.[0] ?? '';
