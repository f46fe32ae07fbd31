import type { ClaimedErasureNotification } from '@boligstyling/application';
import type { Email } from '../email.js';
import { type MailSettings, partnerPage } from '../mail-settings.js';
import { askedDetails } from '../layout/asked-details.js';
import { button, paragraph } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/** Asks a partner to delete an erased lead (GDPR, article 19). */
export function partnerErasure(erased: ClaimedErasureNotification, settings: MailSettings): Email {
  const { held, reference } = erased.notice;
  const what = held
    ? 'Slett navn, telefon, e-post, adresse og alt annet du har om den, også i e-poster og notater. Ikke ta kontakt med eieren mer om den.'
    : 'Slett spørsmålet du fikk om den. Du trenger ikke gjøre noe annet.';
  return toPartner(erased, settings, {
    subject: `Slett henvendelse ${reference}`,
    preheader: 'Den er slettet hos oss.',
    title: held ? 'Slett det du har om denne' : 'Slett spørsmålet du fikk',
    body: [
      paragraph`Henvendelsen under er slettet hos oss. ${what}`,
      askedDetails(erased.notice),
      ...(held
        ? [
            paragraph`Skal du betale for den, står referansen og prisen på siden din. Mener du at det er feil, kan du si fra der så lenge det står en frist for det.`,
            button(partnerPage(settings), 'Til siden din', 'outlined'),
          ]
        : []),
      paragraph`Må du beholde noe fordi loven krever det, for eksempel et bilag, gjelder det bare det.`,
    ],
  });
}
