import type { ClaimedErasureNotice } from '@boligstyling/application';
import { type Letter, mailbox } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { detailList } from './detail-list.js';
import { mailLink, paragraph } from './piece.js';

const DAY = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long' });

/** Tells a partner that a request is erased, and so must be what is left of it there (GDPR, article 19). */
export function partnerErasure(
  { notice, partner }: ClaimedErasureNotice,
  settings: MailSettings,
): Letter {
  const { askedAt, held, reference, service } = notice;
  const subject = `Slett henvendelse ${reference}`;
  const what = held
    ? 'Slett navn, telefon, e-post, adresse og alt annet du har om den, også i e-poster og notater. Ikke ta kontakt med eieren mer om den.'
    : 'Slett spørsmålet du fikk om den. Du trenger ikke gjøre noe annet.';
  return {
    to: mailbox(partner.name, partner.email),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: 'Eieren har fått alt slettet.',
      title: held ? 'Slett det du har om denne' : 'Slett spørsmålet du fikk',
      body: [
        greeting(partner.name),
        paragraph`Henvendelsen under er slettet hos oss. ${what}`,
        detailList([
          { label: 'Referanse', value: reference },
          { label: 'Tjeneste', value: service },
          { label: 'Spurt', value: DAY.format(askedAt) },
        ]),
        paragraph`Må du beholde noe fordi loven krever det, for eksempel et bilag, gjelder det bare det.`,
      ],
      footer: [
        paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
      ],
    }),
  };
}
