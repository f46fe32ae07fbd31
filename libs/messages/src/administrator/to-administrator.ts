import {
  FIRST_EMAILS_A_DAY,
  type Suspicion,
  isGranted,
  PARTNER_GROUPS,
  type DisputeReason,
  formatOrganizationNumber,
} from '@boligstyling/domain';
import { oneLine, type Template, type Email } from '../email.js';
import { detailList, leadDetails, leadTitle, inText } from '../layout/lead-details.js';
import { paragraph, button, quote } from '../layout/html.js';
import { replyToOwner } from '../layout/recipients.js';
import {
  type ClaimedNotification,
  type ClaimedApplicationNotification,
  DeliveryFault,
} from '@boligstyling/application';
import { askedHere } from '../layout/asked-partners.js';
import { type MailSettings, pageUrl, siteName } from '../mail-settings.js';
import { emailTo, type Page } from '../layout/layout.js';
import { ownAssignment, ownTitle } from '../partner/partner-link.js';

const OSLO_TIME = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `dd.MM.yyyy kl. HH:mm` in Norway, with a no-break space after «kl.». */
function receivedAt(moment: Date): string {
  return OSLO_TIME.format(moment).replace(', ', ' kl.\u00a0');
}

interface Place {
  readonly path: `/${string}`;
  readonly label: string;
}

const DASHBOARD: Place = { path: '/admin', label: 'Åpne administrasjonen' };

const leadPlace = ({ id }: { readonly id: string }): Place => ({
  path: `/admin/henvendelse/${id}`,
  label: 'Åpne henvendelsen',
});

/** Links into the dashboard; not to be replied to. */
function toAdministrator(
  settings: MailSettings,
  page: Omit<Page, 'footer'>,
  { path, label }: Place = DASHBOARD,
): Email {
  const email = emailTo(settings.wordmark, settings.contactEmail, settings, {
    ...page,
    body: [...page.body, button(pageUrl(settings, path), label)],
    footer: [paragraph`Sendt automatisk fra ${siteName(settings)}.`],
  });
  return { ...email, replyTo: undefined };
}

const FOUND = {
  stylist: { lacking: 'stylist', meanwhile: 'Eiendomsmeglere er spurt.' },
  'estate-agent': { lacking: 'eiendomsmegler', meanwhile: 'Stylister er spurt.' },
  nobody: { lacking: 'partner', meanwhile: 'Nå er noen spurt.' },
};

export const noPartnerNotification: Template = (notification, settings) => {
  const { lead } = notification;
  const title = leadTitle(lead);
  const { lacking, meanwhile } = whoIsFound(notification);
  const page = {
    subject: `Ingen ledig ${lacking}: ${title}`,
    preheader: `Henvendelsen venter på en ${lacking}.`,
    title: `Ingen ledig ${lacking}`,
    body: [
      paragraph`Vi fant ingen ledig ${lacking} til henvendelsen «${title}», mottatt ${receivedAt(lead.receivedAt)}. ${meanwhile}`,
      lead.municipality === null
        ? paragraph`Vi vet ikke hvilken kommune boligen ligger i: Verken adressen eller stedet «${lead.location}» sa det sikkert. Derfor spør vi ingen, heller ikke de som dekker hele landet. Si hvor den ligger, eller velg en partner selv, i administrasjonen.`
        : paragraph`Vi prøver igjen en gang i døgnet i to uker. Du kan også velge en partner selv. I administrasjonen ser du hvorfor hver enkelt ikke passet, og hvilke steder som mangler partnere.`,
    ],
  };
  return toAdministrator(settings, page, leadPlace(lead));
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
 * With the id that the log of erasures has, because erasing cannot reach this copy. Replies go to
 * the owner, unless few mail servers accept that address.
 */
export const leadNotification: Template = ({ lead, consents }, settings) => {
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
  const wishes = isGranted(consents, 'estate-agent');
  const agent = { label: 'Eiendomsmegler', value: wishes ? 'Ja, vil ha en megler' : 'Nei' };
  const page = {
    subject: `${news}: ${title} – ${name}`,
    preheader: oneLine(lead.address),
    title,
    body: [
      ...(lead.suspicion ? [held(lead.suspicion)] : []),
      paragraph`Ny henvendelse, mottatt ${receivedAt(lead.receivedAt)}. ${answer}`,
      detailList([...rows, agent, { label: 'Id', value: lead.id }]),
      paragraph`Blir henvendelsen slettet, slett også denne e-posten og det du har svart på den.`,
    ],
  };
  return { ...toAdministrator(settings, page, leadPlace(lead)), replyTo };
};

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
