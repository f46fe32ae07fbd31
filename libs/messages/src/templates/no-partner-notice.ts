import type { Template } from '../letter.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { receivedAt } from './received-at.js';
import { toOffice } from './to-office.js';

/** Tells the provider that a lead waits because nobody could take it. */
export const noPartnerNotice: Template = ({ lead }, settings) => {
  const title = leadTitle(lead);
  return toOffice(settings, {
    subject: `Ingen ledig partner: ${title}`,
    preheader: 'Henvendelsen venter på en partner.',
    title: 'Ingen ledig partner',
    body: [
      paragraph`Ingen partner kunne ta henvendelsen «${title}», mottatt ${receivedAt(lead.receivedAt)}. Den står fortsatt som ny.`,
      lead.municipality === null
        ? paragraph`Vi vet ikke hvilken kommune boligen ligger i: Verken adressen eller stedet «${lead.location}» sa det sikkert. Derfor er ingen spurt, heller ikke de som dekker hele landet. Velg en partner selv.`
        : paragraph`Vi prøver igjen en gang i døgnet i to uker. Du kan også velge en partner selv. I administrasjonen ser du hvorfor hver enkelt ikke passet, og hvilke steder som mangler partnere.`,
    ],
  });
};
