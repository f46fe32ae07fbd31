import type { ClaimedInvoiceNotification } from '@boligstyling/application';
import { type InvoiceNotification, isSettled } from '@boligstyling/domain';
import type { Email } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import { detailList } from '../layout/detail-list.js';
import { greeting } from '../layout/greeting.js';
import { inDays, inKroner, restDetails } from '../billing/invoice-words.js';
import { emailTo } from '../layout/layout.js';
import type { Page } from '../layout/page-markup.js';
import { mailLink, paragraph } from '../layout/piece.js';

const isPartPaid = ({ paidOre }: ClaimedInvoiceNotification['account']): boolean => paidOre > 0;

/** For a delayed email about an invoice settled since. */
const SETTLED = 'Den er gjort opp, så du skal ikke betale noe.';

const WORDS: Record<
  InvoiceNotification,
  (account: ClaimedInvoiceNotification['account']) => Omit<Page, 'footer'>
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
  'partner-credit-note': ({ invoice }) => ({
    subject: `Kreditnota ${invoice.number}: ${inKroner(invoice.totalOre)}`,
    title: `Kreditnota ${invoice.number}`,
    preheader: `Gjelder faktura ${invoice.credits?.number ?? ''}.`,
    body: [
      paragraph`Vi har kreditert ${inKroner(invoice.totalOre)} av faktura ${invoice.credits?.number ?? ''}. Kreditnotaen ligger ved som PDF og EHF.`,
      invoice.isBilledAgain
        ? paragraph`Dette skal du ikke betale. Oppdragene kommer på en ny faktura.`
        : paragraph`Skylder du ennå noe på fakturaen, trekker du beløpet fra. Har du dermed betalt for mye, får du det tilbake.`,
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
  const { kind, account, partner } = notice;
  const words = WORDS[kind](account);
  return emailTo(partner.name, partner.email, settings, {
    ...words,
    body: [greeting(partner.name), ...words.body],
    footer: [
      paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Stemmer det ikke? Svar på denne e-posten, eller skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}
