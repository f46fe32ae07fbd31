import { describe, expect, it } from '@jest/globals';
import { EmlMailer } from './eml-mailer.js';
import { MAIL_SCHEMES, openMailer } from './open-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

describe('the mailer for an address', () => {
  it.each(['smtp://mail.example', 'smtps://user:secret@mail.example:465'])(
    '%s speaks SMTP',
    (url) => {
      const mailer = openMailer(url, 'unused');
      expect(mailer).toBeInstanceOf(SmtpMailer);
      mailer.close();
    },
  );

  it('keeps files where there is no address', () => {
    expect(openMailer(undefined, 'somewhere')).toBeInstanceOf(EmlMailer);
  });

  it('is there for every scheme that is named', () => {
    for (const scheme of MAIL_SCHEMES) openMailer(`${scheme}//mail.example`, 'unused').close();
  });

  it('is refused, without naming the login, where nothing speaks its language', () => {
    expect(() => openMailer('gopher://user:secret@mail.example', 'unused')).toThrow(
      new TypeError('Nothing carries messages to gopher:'),
    );
  });
});
