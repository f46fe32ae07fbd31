import { areAllAsked, type Assignment, isHolder, isOpen, RECIPIENTS } from '@boligstyling/domain';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import type { Template } from '../letter.js';
import { toOwner } from './to-owner.js';

/** Tells the owner, once of each search, that it is over, and what there is to choose; of this request alone. */
export const ownerSearchEnded: Template = (notification, settings) => {
  const { assignments, lead } = notification;
  const all = assignments.map(({ assignment }) => assignment);
  const holders = all.filter(isHolder);
  const hasSome = holders.some(isOpen);
  const title = hasSome ? 'Vi fant ikke flere' : 'Vi fant ingen';
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Du velger hva som skjer nå.',
    title,
    body: [
      hasSome
        ? paragraph`Vi har lett i to uker etter flere til ${leadTitle(lead)}, og spør ikke flere av oss selv. For dem som har henvendelsen, endrer det ingenting.`
        : paragraph`Vi har lett i to uker etter noen til ${leadTitle(lead)}, og ${whatCameOfIt(holders)}`,
      RECIPIENTS.some((each) => areAllAsked(all, each))
        ? paragraph`Vi har spurt så mange vi kan. På siden kan du trekke henvendelsen.`
        : paragraph`På siden kan du vente litt til, så spør vi dem som ikke svarte en gang til, og nye som kommer til. Du kan også trekke henvendelsen.`,
    ],
  });
};

/** Who said yes and has it no longer has known who the owner is all the same. */
function whatCameOfIt(formerHolders: readonly Assignment[]): string {
  return formerHolders.length > 0
    ? 'ingen har henvendelsen nå. Det er vi lei for.'
    : 'ingen har sagt ja til den. Det er vi lei for. Ingen har fått vite hvem du er fra denne henvendelsen.';
}
