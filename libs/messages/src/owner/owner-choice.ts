import { WIN_SILENCE_WORKING_DAYS, numberInWords } from '@boligstyling/domain';
import { oneLine, type Template } from '../email.js';
import { ownersTitle } from '../layout/lead-title.js';
import { ownAssignment } from '../partner/partner-link.js';
import { paragraph } from '../layout/piece.js';
import { toOwner } from '../layout/to-owner.js';

export const ownerChoice: Template = (notification, settings) => {
  const { partner } = ownAssignment(notification);
  const name = oneLine(partner.name);
  const first = name.split(' ')[0] ?? name;
  const title = `Har du valgt ${first}?`;
  return toOwner(
    notification,
    settings,
    {
      subject: title,
      preheader: `${name} melder at dere har en avtale.`,
      title,
      body: [
        paragraph`${name}, ${oneLine(partner.company)}, melder at dere er blitt enige om ${ownersTitle(notification.lead)}. Stemmer det?`,
        paragraph`Svarer du ja, gir vi beskjed til dem som ikke har svart ennå. Svarer du nei, leter vi videre som før. Hører vi ikke fra deg på ${numberInWords(WIN_SILENCE_WORKING_DAYS)} virkedager, regner vi det som et ja.`,
      ],
    },
    'Svar på siden din',
  );
};
