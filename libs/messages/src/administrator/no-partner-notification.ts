import type { ClaimedNotification } from '@boligstyling/application';
import { isGranted, PARTNER_GROUPS } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { askedHere } from '../layout/asked-partners.js';
import { leadTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { receivedAt } from '../layout/received-at.js';
import { toAdministrator } from './to-administrator.js';

const FOUND = {
  stylist: { lacking: 'stylist', meanwhile: 'Eiendomsmeglere er spurt.' },
  'estate-agent': { lacking: 'eiendomsmegler', meanwhile: 'Stylister er spurt.' },
  nobody: { lacking: 'partner', meanwhile: 'Nå er noen spurt.' },
};

export const noPartnerNotification: Template = (notification, settings) => {
  const { lead } = notification;
  const title = leadTitle(lead);
  const { lacking, meanwhile } = whoIsFound(notification);
  return toAdministrator(settings, {
    subject: `Ingen ledig ${lacking}: ${title}`,
    preheader: `Henvendelsen venter på en ${lacking}.`,
    title: `Ingen ledig ${lacking}`,
    body: [
      paragraph`Vi fant ingen ledig ${lacking} til henvendelsen «${title}», mottatt ${receivedAt(lead.receivedAt)}. ${meanwhile}`,
      lead.municipality === null
        ? paragraph`Vi vet ikke hvilken kommune boligen ligger i: Verken adressen eller stedet «${lead.location}» sa det sikkert. Derfor spør vi ingen, heller ikke de som dekker hele landet. Si hvor den ligger, eller velg en partner selv, i administrasjonen.`
        : paragraph`Vi prøver igjen en gang i døgnet i to uker. Du kan også velge en partner selv. I administrasjonen ser du hvorfor hver enkelt ikke passet, og hvilke steder som mangler partnere.`,
    ],
  });
};

/**
 * With two wanted kinds one may be found and the other not, if the place is known. Partners may
 * have been asked since the claim; then no kind is missing.
 */
function whoIsFound(notification: ClaimedNotification) {
  const { consents, lead } = notification;
  const asked = new Set(askedHere(notification).map(({ assignment }) => assignment.partnerGroup));
  const isPlaced = asked.size > 0 && lead.municipality !== null;
  if (!isPlaced) return { lacking: 'partner', meanwhile: 'Den står fortsatt som ny.' };
  const lacking = PARTNER_GROUPS.find((each) => isGranted(consents, each) && !asked.has(each));
  return FOUND[lacking ?? 'nobody'];
}
