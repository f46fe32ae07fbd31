import { WEBHOOK_EVENT_NAMES } from '@boligstyling/domain';
import type {
  QueueCaseDto,
  QueueDisputeDto,
  QueueMessageDto,
} from '@boligstyling/api-client/admin';
import {
  type ApplicationNotification,
  formatPhone,
  type InvoiceNotification,
  type NotificationKind,
  type PartnerNotification,
  listed,
  numberInWords,
  priceText,
  type QueueKind,
  QUOTE_DUE_WORKING_DAYS,
  REPORT_WORKING_DAYS,
  toOre,
  type WebhookEvent,
} from '@boligstyling/domain';
import { adminPartners } from './admin-partners';
import { adminLead } from './admin-lead';
import { adminSales } from './admin-sales';
import { notificationWords } from './admin-words';
import type { ToastText } from '../types';

function costOf({ sale_amount, asks_for_vat }: QueueDisputeDto): string {
  const price = priceText(toOre(sale_amount), asks_for_vat);
  return asks_for_vat ? price : `${price}.`;
}

export const adminQueue = {
  title: 'Trenger deg nå',
  summary: (cases: string, age: string): string => `${cases}. Den eldste er ${age} gammel.`,
  cases: ['sak', 'saker'],
  moreThan: (count: string): string => `mer enn ${count}`,
  viewLabel: 'Hvilke saker',
  views: { waiting: 'Venter', mine: 'Mine', snoozed: 'Utsatt' },
  noneInView: {
    waiting: 'Ingen saker venter',
    mine: 'Du har ikke tatt noen saker',
    snoozed: 'Ingen saker er utsatt',
  },
  noneInViewText: {
    waiting: 'Her kommer det som venter på en person.',
    mine: 'Velg «Ta den» ved en sak, så står den her.',
    snoozed: 'Velg «Utsett» ved en sak, så står den her til dagen kommer.',
  },
  take: 'Ta den',
  takeOver: 'Overta',
  release: 'Slipp',
  mine: 'Min',
  takenBy: 'Tatt av',
  snooze: 'Utsett',
  snoozeTitle: 'Utsett saken',
  snoozeText: 'Saken er borte fra listen til dagen kommer.',
  tomorrow: 'Til i morgen',
  inThreeDays: 'I tre dager',
  snoozeDay: 'En annen dag',
  snoozedUntil: (day: string): string => `Utsatt til ${day}`,
  snoozed: (day: string): ToastText => ({
    title: 'Utsatt',
    text: `Saken er her igjen ${day}. Til da står den under «Utsatt».`,
  }),
  fetchBack: 'Hent tilbake',
  fetchedBack: { title: 'Hentet tilbake', text: 'Saken venter igjen.' },
  noneOfKind: 'Ingen slike saker nå',
  noneOfKindText: 'Velg «Alle» for å se resten.',
  filterLabel: 'Saker etter slag',
  all: 'Alle',
  showAllOf: (kind: QueueKind, count: string): string =>
    `${queueWords[kind].tab}: vis alle ${count}`,
  ago: (age: string): string => `for ${age} siden`,
  see: 'Se',
  decide: 'Se og avgjør',
  settled: 'Løst',
  settledToast: { title: 'Løst', text: 'Saken er borte fra listen.' },
  resendAll: 'Send alle på nytt',
  sent: { title: 'Sendt', text: 'Meldingen kom fram.' },
  sending: { title: 'Sendes på nytt', text: 'Kommer meldingen ikke fram, er saken her igjen.' },
  told: { title: 'Fortalt', text: 'Saken er borte fra listen.' },
  settledAsSent: { title: 'Regnet som sendt', text: 'E-posten sendes ikke igjen.' },
  askedNow: { title: 'Spurt', text: 'Partnere har fått spørsmålet.' },
  nobodyToAsk: {
    title: 'Ingen er spurt',
    text: 'Ingen partner passer. Åpne henvendelsen for å se hvorfor.',
  },
  failedAgain: { title: 'Kom ikke fram', text: 'Årsaken står i saken.' },
} as const;

export const ageUnits = {
  minutes: ['minutt', 'minutter'],
  hours: ['time', 'timer'],
  days: ['dag', 'dager'],
} as const;

export const resentAllToast = (sent: number, failed: number): ToastText => ({
  title: 'Sendt på nytt',
  text: `${sent} kom fram, ${failed} gjorde det ikke.`,
});

type OtherEmail =
  | InvoiceNotification
  | ApplicationNotification
  | PartnerNotification
  | 'partner-erasure'
  | 'sale-ruling'
  | 'sign-in-link';

const otherWords: Record<OtherEmail, string> = {
  'partner-invoice': 'Faktura til en partner',
  'partner-credit-note': 'Kreditnota til en partner',
  'invoice-reminder': 'Betalingspåminnelse',
  'last-invoice-reminder': 'Siste betalingspåminnelse',
  'partner-welcome': 'Velkomst til en partner',
  'partner-erasure': 'Melding til en partner om sletting',
  'sale-ruling': 'Svar til en partner som hadde sagt fra',
  'sign-in-link': 'Lenke til innlogging',
  'application-received': 'Kvittering for en søknad',
  'application-notification': 'Varsel om en søknad',
  'application-asked': 'Spørsmål om en søknad',
  'application-approved': 'Ja til en søknad',
  'application-refused': 'Nei til en søknad',
};

const messageWords: Record<NotificationKind | WebhookEvent | OtherEmail, string> = {
  ...notificationWords,
  ...WEBHOOK_EVENT_NAMES,
  ...otherWords,
};

/** For an owner without e-mail. */
const toTell: Partial<Record<QueueMessageDto['what'], string>> = {
  'owner-matched': 'Fortell hvem som har tatt oppdraget.',
  'owner-partner-left': 'Fortell at en partner har trukket seg.',
  'owner-search-ended': 'Fortell at vi har sluttet å lete.',
  'owner-choice': 'Spør om kunden har valgt partneren som melder at det ble en jobb.',
  'owner-quotes': 'Fortell om tilbudene som er kommet. De står i henvendelsen.',
  'owner-choice-overruled': 'Fortell at valget av tilbud er opphevet, og hvorfor.',
};

export interface QueueWords {
  readonly tab: string;
  title(it: QueueCaseDto): string;
  text(it: QueueCaseDto): string;
  action(it: QueueCaseDto): string;
}

const first = (name = ''): string => name.split(' ')[0] ?? '';
const who = ({ lead }: QueueCaseDto): string => lead?.customer_name ?? '';
const where = ({ lead }: QueueCaseDto): string => lead?.location ?? '';
const what = ({ lead }: QueueCaseDto): string => `${lead?.service_type} i ${lead?.location}`;
const call = ({ partner }: QueueCaseDto): string =>
  partner ? `Ring ${first(partner.name)}` : adminQueue.decide;
/** Some may have withdrawn, and one may have been asked twice. */
function nobodyAccepted({ asked, used_up }: QueueCaseDto): string {
  const times = asked === 1 ? 'én gang' : `${asked} ganger`;
  const more = used_up ? ' Flere kan ikke spørres nå.' : '';
  return `Vi har spurt ${times}, og ingen har den nå.${more}`;
}
export const isUncertain = ({ message }: QueueCaseDto): boolean => message?.state === 'uncertain';

const nobodyYet = ({ used_up }: QueueCaseDto): string =>
  `Fortell at ingen er funnet ennå, og at vi ${used_up ? 'ikke spør flere nå' : 'leter videre'}.`;

function newsFor(it: QueueCaseDto): string {
  const news = it.message?.what;
  if (news === 'owner-nobody-yet') return nobodyYet(it);
  return news ? (toTell[news] ?? messageWords[news]) : '';
}

const isWebhook = ({ message }: QueueCaseDto): boolean => message?.channel === 'webhook';

export const queueWords: Record<QueueKind, QueueWords> = {
  'nobody-called': {
    tab: 'Ingen har ringt',
    title: (it) => `Ingen har ringt ${who(it)}`,
    text: ({ partner }) =>
      partner ? `${partner.name} tok oppdraget.` : 'Ingen har henvendelsen nå.',
    action: call,
  },
  'owner-to-tell': {
    tab: 'Må ringes',
    title: (it) => `Ring ${who(it)}`,
    text: (it) =>
      `${newsFor(it)} Kunden har ingen e-post. Telefon ${formatPhone(it.lead?.customer_phone ?? '')}.`,
    action: () => 'Merk som fortalt',
  },
  'not-reported': {
    tab: 'Ikke meldt',
    title: (it) => `Ikke meldt: ${what(it)}`,
    text: ({ partner }) =>
      `${partner?.name ?? 'En partner'} tok oppdraget og har ikke meldt noe på ${numberInWords(REPORT_WORKING_DAYS)} virkedager.`,
    action: call,
  },
  'imported-new': {
    tab: 'Importert',
    title: (it) => `Ingen er spurt for ${who(it)}`,
    text: (it) => `${what(it)}. Kom med importen. Partnere kan fortsatt spørres.`,
    action: () => 'Spør partnere nå',
  },
  'no-quote': {
    tab: 'Ikke noe tilbud',
    title: (it) => `Tatt, men ikke noe tilbud: ${what(it)}`,
    text: ({ partner }) =>
      `${partner?.name ?? 'En partner'} tok oppdraget og har verken sendt tilbud eller meldt noe på ${numberInWords(QUOTE_DUE_WORKING_DAYS)} virkedager.`,
    action: call,
  },
  'nobody-found': {
    tab: 'Ingen funnet',
    title: (it) => `Ingen funnet: ${what(it)}`,
    text: (it) => (it.asked === 0 ? 'Ingen som passer, kan spørres.' : nobodyAccepted(it)),
    action: ({ used_up }) => (used_up ? adminQueue.decide : 'Finn partner'),
  },
  held: {
    tab: 'Holdt tilbake',
    title: (it) => `Holdt tilbake: ${who(it)}`,
    text: ({ lead }) => (lead?.suspicion ? adminLead.suspicions[lead.suspicion] : ''),
    action: () => adminQueue.decide,
  },
  'unknown-place': {
    tab: 'Ukjent sted',
    title: (it) => `Ukjent sted: «${where(it)}»`,
    text: (it) =>
      it.asked === 0
        ? 'Ingen er spurt, for vi vet ikke hvilken kommune boligen ligger i.'
        : `${nobodyAccepted(it)} Vi vet ikke hvilken kommune boligen ligger i.`,
    action: ({ used_up }) => (used_up ? adminQueue.decide : 'Velg kommune'),
  },
  'perhaps-same': {
    tab: 'Kanskje samme',
    title: (it) => `Kanskje samme: ${who(it)}`,
    text: (it) => `${what(it)} ligner en tidligere henvendelse.`,
    action: () => 'Sammenlign',
  },
  dispute: {
    tab: 'Uenighet',
    title: ({ partner }) => `Uenighet med ${partner?.name}`,
    text: ({ dispute }) =>
      dispute ? `${adminSales.dispute.reasons[dispute.reason]}. ${costOf(dispute)}` : '',
    action: () => 'Avgjør',
  },
  'to-pay-back': {
    tab: 'Tilbakebetaling',
    title: ({ partner }) => `${partner?.name} skal ha penger tilbake`,
    text: ({ pay_back }) => {
      if (!pay_back) return '';
      const amount = priceText(toOre(pay_back.amount), pay_back.asks_for_vat);
      return pay_back.of === 'invoice'
        ? `${amount} for mye er betalt av en faktura. Er den også merket betalt for hånd, angrer du det. Ellers merker du den tilbakebetalt når pengene er sendt.`
        : `${amount} er betalt for et oppdrag som er tatt tilbake. Krediter salget når pengene er sendt.`;
    },
    action: ({ pay_back }) => (pay_back?.of === 'invoice' ? 'Se fakturaen' : 'Se salget'),
  },
  'unplaced-payment': {
    tab: 'Innbetaling',
    title: ({ payment }) =>
      `Innbetaling uten faktura${payment?.payer ? ` fra ${payment.payer}` : ''}`,
    text: ({ payment }) =>
      payment
        ? `${payment.amount.toLocaleString('nb-NO', { style: 'currency', currency: payment.currency })} hører ikke til noen faktura ennå.`
        : '',
    action: () => 'Plasser',
  },
  undelivered: {
    tab: 'Ikke levert',
    title: (it) => {
      if (isWebhook(it)) return 'Melding til et annet system kommer ikke fram';
      const to = it.partner?.name ?? it.lead?.customer_name ?? it.message?.to;
      const state = isUncertain(it) ? 'Usikkert om e-post kom fram' : 'E-post når ikke fram';
      return `${state}${to ? `: ${to}` : ''}`;
    },
    text: (it) => {
      const { message } = it;
      if (!message) return '';
      if (isUncertain(it))
        return `${messageWords[message.what]}. Sendt to ganger uten at e-posttjeneren svarte: «${message.cause}». Den sendes ikke igjen. Spør mottakeren om den kom.`;
      return `${messageWords[message.what]}. Forsøkt ${message.attempts} ${message.attempts === 1 ? 'gang' : 'ganger'}: «${message.cause}»`;
    },
    action: (it) => (isUncertain(it) ? 'Regn som sendt' : 'Send på nytt'),
  },
  review: {
    tab: 'Anmeldelse',
    title: (it) => `Anmeldelse fra ${who(it)}`,
    text: (it) => `${what(it)}. Den vises når du har sagt ja.`,
    action: () => 'Les og avgjør',
  },
  application: {
    tab: 'Søknad',
    title: ({ application }) => `Søknad fra ${application?.company}`,
    text: () => 'Vil bli partner og venter på svar.',
    action: () => 'Les og svar',
  },
  'operator-incomplete': {
    tab: 'Selgeren mangler',
    title: () => 'Fakturaer kan ikke utstedes',
    text: () => 'Oppdrag er klare til å faktureres, men opplysninger om selgeren mangler.',
    action: () => 'Fyll ut',
  },
  'partner-no-terms': {
    tab: 'Vilkår',
    title: ({ partner }) => `${partner?.name} har ikke godtatt vilkårene`,
    text: () => 'Partneren får ingen henvendelser før det. Velkomsten har en knapp for å godta.',
    action: () => adminPartners.welcome,
  },
  'partner-incomplete': {
    tab: 'Kan ikke faktureres',
    title: ({ partner }) => `${partner?.name} kan ikke faktureres`,
    text: ({ partner }) => `Mangler ${listed(partner?.missing ?? [])}.`,
    action: () => 'Fyll ut',
  },
};
