import { describe, expect, it } from '@jest/globals';
import { EmlMailer, MAIL_SCHEMES, openMailer } from './open-mailer.js';
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

  it('stores files without an address', () => {
    expect(openMailer(undefined, 'somewhere')).toBeInstanceOf(EmlMailer);
  });

  it('exists for every named scheme', () => {
    for (const scheme of MAIL_SCHEMES) openMailer(`${scheme}//mail.example`, 'unused').close();
  });

  it('is refused for an unknown scheme, without the login in the error', () => {
    expect(() => openMailer('gopher://user:secret@mail.example', 'unused')).toThrow(
      new TypeError('Nothing carries messages to gopher:'),
    );
  });
});
