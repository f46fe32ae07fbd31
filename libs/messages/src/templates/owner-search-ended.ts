import { isHolder, VALUATION } from '@boligstyling/domain';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import type { Template } from '../letter.js';
import { toOwner } from './to-owner.js';

/** Tells the owner, once of each search, that it is over, and what there is to choose; of this request alone. */
export const ownerSearchEnded: Template = (notification, settings) => {
  const { assignments, lead } = notification;
  const hasSome = assignments.some(({ assignment }) => isHolder(assignment));
  const title = hasSome ? 'Vi fant ikke flere' : 'Vi fant ingen';
  const wanted = lead.serviceType === VALUATION ? 'én' : 'inntil tre';
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Du velger hva som skjer nå.',
    title,
    body: [
      hasSome
        ? paragraph`Vi har lett i to uker etter ${wanted} til ${leadTitle(lead)}, og spør ikke flere av oss selv. De som har sagt ja, er der fortsatt.`
        : paragraph`Vi har lett i to uker etter noen til ${leadTitle(lead)} uten at noen har sagt ja til den. Det er vi lei for. Ingen har fått det du sendte i denne henvendelsen.`,
      paragraph`På siden kan du vente litt til, så spør vi dem som ikke svarte en gang til, og nye som kommer til. Du kan også trekke henvendelsen.`,
    ],
  });
};
