import type { ClaimedNotification } from '@boligstyling/application';
import { isOpen, type PartnerKind } from '@boligstyling/domain';
import type { MailSettings } from '../mail-settings.js';
import { mailbox, oneLine } from '../mailbox.js';
import type { Letter } from '../message.js';
import { ownerPage } from '../signed-pages.js';
import { detailList } from './detail-list.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { button, mailLink, paragraph } from './piece.js';

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
  const subject = 'Disse tar kontakt med deg';
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
        partners.length > 0
          ? paragraph`Henvendelsen din er nå hos:`
          : paragraph`Den som fikk henvendelsen din, måtte takke nei. Vi ser etter en annen.`,
        ...(partners.length > 0 ? [detailList(partners)] : []),
        paragraph`De tar kontakt på telefon, e-post eller SMS, vanligvis innen 1–2 virkedager. Du velger selv hvem du vil ha tilbud fra.`,
        button(ownerPage(settings, lead), 'Følg henvendelsen din'),
      ],
      footer: [
        paragraph`På siden kan du også trekke henvendelsen og slette opplysningene dine. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
      ],
    }),
  };
}
