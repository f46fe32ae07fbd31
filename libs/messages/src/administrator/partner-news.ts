import { type ClaimedApplicationNotification, DeliveryFault } from '@boligstyling/application';
import { type DisputeReason, formatOrganizationNumber } from '@boligstyling/domain';
import { type Email, oneLine, type Template } from '../email.js';
import { detailList } from '../layout/lead-details.js';
import { inText } from '../layout/lead-title.js';
import { paragraph, quote } from '../layout/piece.js';
import type { MailSettings } from '../mail-settings.js';
import { ownAssignment, ownTitle } from '../partner/partner-link.js';
import { toAdministrator } from './to-administrator.js';

export function applicationNotification(
  { application }: ClaimedApplicationNotification,
  settings: MailSettings,
): Email {
  const { company, name, email, phone, organizationNumber, places, message } = application;
  const page = {
    subject: `Ny søknad: ${oneLine(company)}`,
    preheader: oneLine(places),
    title: 'Noen vil bli partner',
    body: [
      paragraph`${company} har søkt om å bli partner.`,
      detailList([
        { label: 'Navn', value: name },
        { label: 'Org.nr.', value: formatOrganizationNumber(organizationNumber) },
        { label: 'E-post', value: email },
        { label: 'Telefon', value: phone },
        { label: 'Steder', value: places },
      ]),
      ...(message ? [quote('Søkeren skriver', message)] : []),
    ],
  };
  return toAdministrator(settings, page, { path: '/admin/partnere', label: 'Se søknaden' });
}

const REASONS: Record<DisputeReason, string> = {
  erased: 'slettet',
  unreachable: 'får ikke tak i eieren',
  'wrong-number': 'feil nummer',
  'not-the-owner': 'det er ikke eieren',
  duplicate: 'hadde den fra før',
  'something-else': 'eieren vil ha noe annet',
  'outside-area': 'utenfor området',
};

/** A sale that waits for a ruling is on no invoice until then. */
export const disputeNotification: Template = (notification, settings) => {
  const dispute = notification.ownSale?.dispute;
  if (!dispute) throw new DeliveryFault('no dispute to tell of', false);
  const { company, name } = ownAssignment(notification).partner;
  const who = company || name;
  const what = ownTitle(notification);
  const page = {
    subject: `${who} sier fra om ${inText(what)}`,
    preheader: 'Salget venter på svar fra dere.',
    title: 'En partner sier fra om et oppdrag',
    body: [
      paragraph`${who} mener oppdraget «${what}» ikke skal betales: ${REASONS[dispute.reason]}. Salget kommer ikke på noen faktura før dere har avgjort det.`,
      ...(dispute.text ? [quote('Partneren skriver', dispute.text)] : []),
    ],
  };
  return toAdministrator(settings, page, {
    path: '/admin/salg?uenighet=open',
    label: 'Avgjør saken',
  });
};
