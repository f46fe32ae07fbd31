import type { ClaimedInvoiceNotification } from '@boligstyling/application';
import {
  type InvoiceNotification,
  isSettled,
  balanceOf,
  formatBankAccount,
  oreText,
} from '@boligstyling/domain';
import type { Email } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import { detailList, type Detail, longDay } from '../layout/lead-details.js';
import { greeting } from '../layout/recipients.js';
import { emailTo, type Page } from '../layout/layout.js';
import { mailLink, paragraph } from '../layout/html.js';

function inKroner(ore: number): string {
  return `${oreText(ore)}\u00a0kr`;
}

function inDays(day: string): string {
  return longDay(new Date(day));
}

function restDetails(account: ClaimedInvoiceNotification['account']): Detail[] {
  const { invoice, creditedOre, paidOre } = account;
  const settled = [
    { label: 'Kreditert', ore: creditedOre },
    { label: 'Betalt', ore: paidOre },
  ].filter(({ ore }) => ore > 0);
  const whole = { label: 'Fakturabeløp', ore: invoice.totalOre };
  const reckoning = settled.length > 0 ? [whole, ...settled] : [];
  return [
    ...reckoning.map(({ label, ore }) => ({ label, value: inKroner(ore) })),
    ...(isSettled(account) ? [] : paymentDetails(account)),
  ];
}

function paymentDetails(account: ClaimedInvoiceNotification['account']): Detail[] {
  const { dueOn, issuedOn, kid, seller } = account.invoice;
  return [
    { label: 'Å betale', value: inKroner(balanceOf(account)) },
    { label: 'Forfall', value: inDays(dueOn ?? issuedOn) },
    { label: 'Konto', value: formatBankAccount(seller.account) },
    { label: 'KID', value: kid ?? '' },
  ];
}

const isPartPaid = ({ paidOre }: ClaimedInvoiceNotification['account']): boolean => paidOre > 0;

const SETTLED = 'Den er gjort opp, så du skal ikke betale noe.';

function restWords(balanceOre: number): string {
  if (balanceOre > 0) return `Nå skylder du ${inKroner(balanceOre)} på fakturaen.`;
  if (balanceOre === 0) return 'Nå er fakturaen gjort opp. Du skal ikke betale noe på den.';
  return `Du har dermed betalt ${inKroner(-balanceOre)} for mye på fakturaen, og får dem tilbake.`;
}

const WORDS: Record<
  InvoiceNotification,
  (
    account: ClaimedInvoiceNotification['account'],
    credited: ClaimedInvoiceNotification['creditedAccount'],
  ) => Omit<Page, 'footer'>
> = {
  'partner-invoice': (account) => ({
    subject: `Faktura ${account.invoice.number}: ${inKroner(account.invoice.totalOre)}`,
    title: `Faktura ${account.invoice.number}`,
    preheader: isSettled(account) ? SETTLED : `Forfaller ${inDays(account.invoice.dueOn ?? '')}.`,
    body: [
      paragraph`Her er fakturaen for oppdragene du har tatt. Den ligger ved som PDF, og som EHF til regnskapssystemet ditt.${isSettled(account) ? ` ${SETTLED}` : ''}`,
      detailList(restDetails(account)),
    ],
  }),
  'partner-credit-note': ({ invoice }, credited) => ({
    subject: `Kreditnota ${invoice.number}: ${inKroner(invoice.totalOre)}`,
    title: `Kreditnota ${invoice.number}`,
    preheader: `Gjelder faktura ${invoice.credits?.number ?? ''}.`,
    body: [
      paragraph`Vi har kreditert ${inKroner(invoice.totalOre)} av faktura ${invoice.credits?.number ?? ''}. Kreditnotaen ligger ved som PDF og EHF.`,
      ...(invoice.isBilledAgain ? [paragraph`Oppdragene kommer på en ny faktura.`] : []),
      ...(credited ? [paragraph`${restWords(balanceOf(credited))}`] : []),
    ],
  }),
  'invoice-reminder': (account) => ({
    subject: `Påminnelse: faktura ${account.invoice.number}`,
    title: `Har du glemt ${isPartPaid(account) ? 'resten av ' : ''}fakturaen?`,
    preheader: `Den forfalt ${inDays(account.invoice.dueOn ?? '')}.`,
    body: [
      paragraph`Faktura ${account.invoice.number} forfalt ${inDays(account.invoice.dueOn ?? '')}, og vi kan ikke se at ${isPartPaid(account) ? 'resten' : 'den'} er betalt. Har du betalt de siste dagene, kan du se bort fra dette.`,
      detailList(restDetails(account)),
    ],
  }),
  'last-invoice-reminder': (account) => ({
    subject: `Siste påminnelse: faktura ${account.invoice.number}`,
    title: `${isPartPaid(account) ? 'Resten av fakturaen' : 'Fakturaen'} er fortsatt ikke betalt`,
    preheader: `Den forfalt ${inDays(account.invoice.dueOn ?? '')}.`,
    body: [
      paragraph`Dette er den siste påminnelsen om faktura ${account.invoice.number}. Betal ${isPartPaid(account) ? 'resten' : 'den'}, eller svar på denne e-posten hvis noe ikke stemmer.`,
      detailList(restDetails(account)),
    ],
  }),
};

export function partnerInvoice(notice: ClaimedInvoiceNotification, settings: MailSettings): Email {
  const { kind, account, creditedAccount, partner } = notice;
  const words = WORDS[kind](account, creditedAccount);
  return emailTo(partner.name, partner.email, settings, {
    ...words,
    body: [greeting(partner.name), ...words.body],
    footer: [
      paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Stemmer det ikke? Svar på denne e-posten, eller skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}
