import { FIRST_EMAILS_A_DAY, type Suspicion } from '@boligstyling/domain';
import { oneLine, type Template } from '../email.js';
import { detailList } from '../layout/detail-list.js';
import { leadDetails } from '../layout/lead-details.js';
import { leadTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { receivedAt } from '../layout/received-at.js';
import { replyToOwner } from '../layout/reply-to-owner.js';
import { toAdministrator } from './to-administrator.js';

const CAUSES: Record<Suspicion, string> = {
  'hidden-field-filled': 'Skjemaet ser ut til å være fylt ut av et program.',
  'filled-in-too-fast': 'Skjemaet ser ut til å være fylt ut av et program.',
  'too-many-to-address': `E-postadressen er brukt i mer enn ${FIRST_EMAILS_A_DAY} henvendelser i dag, kanskje av en annen enn eieren.`,
  'holds-a-link': 'Henvendelsen inneholder en nettadresse og kan være reklame.',
  'not-for-styling': 'Avsenderen har ikke bekreftet at skjemaet kun gjelder tilbud på styling.',
};

/** A held lead waits unseen until somebody looks. */
const held = (suspicion: Suspicion) =>
  paragraph`${CAUSES[suspicion]} Ingen partner får henvendelsen, og avsenderen får ingen bekreftelse, før du frigir den i administrasjonen.`;

/**
 * Sends a new lead to the operator, with every field and the id used in the log of erasures,
 * because erasing cannot reach this copy. Replies go to the owner, unless few mail servers accept
 * that address.
 */
export const leadNotification: Template = ({ lead }, settings) => {
  const name = oneLine(lead.customerName);
  const title = leadTitle(lead);
  const replyTo = replyToOwner(lead);
  const answer = replyTo
    ? `Svar på denne e-posten for å skrive til ${name}.`
    : `E-postadressen er en som mange e-postsystemer ikke tar, og er kanskje feilskrevet. Ring ${name} i stedet.`;
  const news = lead.suspicion ? 'Mulig søppelpost' : 'Ny henvendelse';
  const rows = leadDetails(lead, 'notification').map(({ label, value }) => ({
    label,
    value: value || 'Ikke oppgitt',
  }));
  const email = toAdministrator(settings, {
    subject: `${news}: ${title} – ${name}`,
    preheader: oneLine(lead.address),
    title,
    body: [
      ...(lead.suspicion ? [held(lead.suspicion)] : []),
      paragraph`Ny henvendelse, mottatt ${receivedAt(lead.receivedAt)}. ${answer}`,
      detailList([...rows, { label: 'Id', value: lead.id }]),
      paragraph`Blir henvendelsen slettet, slett også denne e-posten og det du har svart på den.`,
    ],
  });
  return { ...email, replyTo };
};
