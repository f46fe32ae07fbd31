import type { ClaimedNotification, PartnerAssignment } from '@boligstyling/application';
import {
  CALLING_HOURS,
  formatPhone,
  isOngoing,
  PARTNER_KIND_NAMES,
  VALUATION,
  websiteName,
} from '@boligstyling/domain';
import { type Email, oneLine, type Template } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import {
  detailList,
  type Detail,
  ownersTitle,
  acceptedTitle,
  inText,
} from '../layout/lead-details.js';
import { heading, paragraph } from '../layout/html.js';
import { toOwner } from '../layout/recipients.js';

/** Without an assignment it describes every accepted partner. */
export const ownerMatched: Template = (notification, settings) => {
  const { assignmentId, assignments, lead } = notification;
  const who = assignments.filter(
    ({ assignment }) => isOngoing(assignment) && [assignment.id, null].includes(assignmentId),
  );
  const [first] = who;
  if (!first) return nobodyAccepted(notification, settings);
  const isOne = who.length === 1;
  const subject = isOne ? `${firstName(first)} tar kontakt med deg` : 'Disse tar kontakt med deg';
  return toOwner(notification, settings, {
    subject,
    preheader: who.map((each) => `${nameOf(each)}, ${companyOf(each)}`).join(' · '),
    title: isOne
      ? `${firstName(first)} ${lead.contactByEmail ? 'skriver til' : 'ringer'} deg`
      : subject,
    body: [
      isOne
        ? paragraph`${nameOf(first)} har sagt ja til ${inText(acceptedTitle(lead, first))}, og har fått navn, telefon, e-post og adresse.`
        : paragraph`Disse har fått henvendelsen om ${inText(ownersTitle(lead))}:`,
      ...who.flatMap((each) => [
        ...(isOne ? [] : [heading(nameOf(each))]),
        detailList(contactDetails(each)),
      ]),
      paragraph`${isOne ? 'Du hører noe' : 'Du hører fra dem'}, vanligvis innen 1–2 virkedager, ${lead.contactByEmail ? 'og på e-post, slik du har bedt om' : CALLING_HOURS}. Du kan også ringe selv. Du velger selv om du vil gå videre, og det er gratis og uforpliktende.`,
    ],
  });
};

const nameOf = ({ partner }: PartnerAssignment) => oneLine(partner.name);
const companyOf = ({ partner }: PartnerAssignment) => oneLine(partner.company);
const firstName = (each: PartnerAssignment) => nameOf(each).split(' ')[0] ?? '';

function contactDetails(each: PartnerAssignment): Detail[] {
  return [
    { label: PARTNER_KIND_NAMES[each.partner.kind], value: `${nameOf(each)}, ${companyOf(each)}` },
    { label: 'Telefon', value: formatPhone(each.partner.phone) },
    { label: 'Nettsted', value: websiteName(each.partner.website) },
  ].filter(({ value }) => value !== '');
}

/** The acceptance was undone, or the owner withdrew, before the email left. */
function nobodyAccepted(notification: ClaimedNotification, settings: MailSettings): Email {
  const { serviceType, status } = notification.lead;
  const isOver = status === 'lost';
  const sought = serviceType === VALUATION ? 'eiendomsmegler' : 'stylist';
  const subject = isOver ? 'Henvendelsen er avsluttet' : `Vi ser etter en ${sought}`;
  return toOwner(notification, settings, {
    subject,
    preheader: isOver ? 'Du trenger ikke gjøre noe.' : 'Du hører fra oss.',
    title: subject,
    body: [
      isOver
        ? paragraph`En vi hadde spurt, sa ja like før henvendelsen ble avsluttet. Vi har bedt om at du ikke blir kontaktet, og at opplysningene dine blir slettet der. Du trenger ikke gjøre noe.`
        : paragraph`Den som sa ja, kan likevel ikke. Du hører fra oss når noen har henvendelsen. På siden ser du hvem som er spurt.`,
    ],
  });
}
