import type { ClaimedNotification } from '@boligstyling/application';
import { isOpen, type PartnerKind } from '@boligstyling/domain';
import { type Letter, mailbox, oneLine } from '../letter.js';
import { ownerPage, type MailSettings } from '../mail-settings.js';
import { detailList } from './detail-list.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import type { Detail } from './lead-details.js';
import { button, mailLink, paragraph, type Piece } from './piece.js';

const KINDS: Record<PartnerKind, string> = {
  stylist: 'Stylist',
  'interior-architect': 'Interiørarkitekt',
  'estate-agent': 'Eiendomsmegler',
};

/** Tells the owner, by name, who has the request now. */
export function ownerMatched(
  { lead, assignments }: ClaimedNotification,
  settings: MailSettings,
): Letter {
  const open = assignments.filter(({ assignment }) => isOpen(assignment));
  const partners = open.map(({ partner }) => ({
    label: KINDS[partner.kind],
    value: oneLine(`${partner.name}, ${partner.company}`),
  }));
  const subject = partners.length > 0 ? 'Disse tar kontakt med deg' : 'Vi ser etter en stylist';
  return {
    to: mailbox(lead.customerName, lead.customerEmail),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: partners.map(({ value }) => value).join(' · '),
      title: subject,
      body: [
        greeting(lead.customerName),
        ...(partners.length > 0 ? whoHasIt(partners) : [NOBODY_HAS_IT]),
        button(ownerPage(settings, lead), 'Følg henvendelsen din'),
      ],
      footer: [
        paragraph`På siden kan du også trekke henvendelsen og slette opplysningene dine. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
      ],
    }),
  };
}

function whoHasIt(partners: readonly Detail[]): Piece[] {
  return [
    paragraph`Henvendelsen din er nå hos:`,
    detailList(partners),
    paragraph`De tar kontakt på telefon, e-post eller SMS, vanligvis innen 1–2 virkedager. Du velger selv hvem du vil ha tilbud fra.`,
  ];
}

/** It was given back between the decision and this letter. */
const NOBODY_HAS_IT = paragraph`Ingen har henvendelsen din akkurat nå. Du hører fra oss når noen har den.`;
