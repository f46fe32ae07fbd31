import { type DisputeDecision, priceText } from '@boligstyling/domain';
import { disputeReasonWords } from './admin-words';
import type { ToastText } from '../types';

export const adminSales = {
  title: 'Salg',
  list: 'Oppdrag partnere har tatt',
  filterLabel: 'Filtrer salg',
  totals: { pending: 'Venter på betaling', paid: 'Betalt', credited: 'Kreditert' },
  /** Sums of invoices include MVA; these do not. */
  count: ['salg, uten mva.', 'salg, uten mva.'],
  columns: {
    partner: 'Partner',
    lead: 'Henvendelse',
    amount: 'Beløp',
    status: 'Status',
    date: 'Dato',
    settled: 'Gjort opp',
    actions: 'Handlinger',
  },
  openLead: 'Se henvendelsen',
  reference: (reference: string): string => `Referanse ${reference}`,
  plusVat: '+ mva.',
  erased: 'Slettet',
  notSettled: '–',
  onInvoice: (number: string): string => `Faktura ${number}`,
  toPayBack: 'Skal betales tilbake',
  pay: 'Merk betalt',
  undo: 'Angre betalt',
  credit: 'Krediter',
  creditQuestion: (isInvoiced: boolean): string =>
    `Kreditere salget?${isInvoiced ? ' Partneren får en kreditnota på e-post. Angrer du senere, kommer salget på en ny faktura.' : ''}`,
  undoWaiver: 'Angre kreditering',
  undoWaiverTitle: (partner: string): string => `Angre kreditering for ${partner}`,
  undoWaiverText:
    'Salget står som før det ble kreditert. Er kreditnotaen utstedt, kommer salget på en ny faktura. En uenighet partneren fikk medhold i, må avgjøres på nytt.',
  undoWaiverToast: { title: 'Angret', text: 'Krediteringen gjelder ikke lenger.' },
  waiverUndone: (moment: string, reason: string | null): string =>
    `Kreditering angret ${moment}${reason ? `: ${reason}` : ''}`,
  paidTo: (partner: string): string => `${partner}: betalt`,
  paid: { title: 'Betalt', text: 'Salget er merket som betalt, og kommer ikke på faktura.' },
  pending: { title: 'Angret', text: 'Salget venter på betaling igjen.' },
  credited: { title: 'Kreditert', text: 'Salget er kreditert.' },
  bulk: {
    label: 'Valgte salg',
    all: 'Velg alle på siden',
    chosen: (count: number): string => `${count} ${count === 1 ? 'valgt' : 'valgte'}`,
    paid: (count: number): string => `${count} salg: betalt`,
    toast: (done: number, all: number, reason: string | undefined): ToastText => ({
      title: done === all ? 'Ferdig' : `Gjort med ${done} av ${all}`,
      text: reason ?? (done === all ? `${all} salg` : ''),
    }),
  },
  dispute: {
    filters: { open: 'Venter på oss', decided: 'Avgjort' },
    waiting: (count: number): string =>
      count === 1
        ? 'Én partner mener et oppdrag ikke skal betales.'
        : `Partnere mener at ${count} oppdrag ikke skal betales.`,
    show: 'Se og avgjør',
    look: 'Se',
    reasons: disputeReasonWords,
    states: {
      open: 'Uenig',
      credited: 'Fikk medhold',
      refused: 'Fikk ikke medhold',
    } satisfies Record<DisputeDecision | 'open', string>,
    title: (partner: string): string => `${partner} er uenig`,
    about: (reason: string, ore: number, asksForVat: boolean): string =>
      `«${reason}». Gjelder ${priceText(ore, asksForVat)}${asksForVat ? '' : '.'}`,
    said: (moment: string): string => `Sagt fra ${moment}.`,
    owner: {
      tried: 'Partneren prøvde',
      revealed: 'Fikk kontaktopplysningene',
      phone: 'Telefon til eieren',
      email: 'E-post til eieren',
      page: 'Eieren brukte siden sin første gang',
      notUsed: 'Ikke ennå',
      pageHelp: 'Vi ser når eieren trykker på noe der, ikke at siden bare åpnes.',
      since: 'Eieren har svart siden',
      nothingSince: 'Ingenting',
      mails: 'E-poster til eieren',
      noMails: 'Ingen',
    },
    erased: 'Teksten er slettet sammen med henvendelsen.',
    decision: 'Hva blir det til?',
    decisions: { credited: 'Krediter', refused: 'Avslå' } satisfies Record<DisputeDecision, string>,
    decisionMissing: 'Velg å kreditere eller avslå.',
    reply: 'Svar til partneren',
    replyHelp: 'Partneren leser det på siden sin og i e-posten.',
    replyHelpErased:
      'Alt om eieren er slettet: Ikke skriv noe om eieren eller boligen. Partneren får svaret på e-post, og deretter slettes det her.',
    replyMissing: 'Skriv hvorfor.',
    decide: 'Avgjør og send svar',
    over: (moment: string): string => `Uenigheten ble avgjort ${moment}.`,
    see: 'Se uenigheten',
    judge: 'Avgjør',
    decided: {
      credited: { title: 'Kreditert', text: 'Partneren får svaret på e-post.' },
      refused: { title: 'Avslått', text: 'Salget faktureres, og partneren får svaret på e-post.' },
      toPayBack: {
        title: 'Skal betales tilbake',
        text: 'Partneren får svaret på e-post. Krediter salget når pengene er sendt.',
      },
      refusedPaid: {
        title: 'Avslått',
        text: 'Salget er betalt fra før, og partneren får svaret på e-post.',
      },
    },
  },
  empty: 'Ingen salg ennå.',
  emptyText: 'Et salg blir til når en partner tar et oppdrag som har en pris.',
  noHits: 'Ingen salg passer.',
  noHitsText: 'Fjern et filter for å se flere.',
} as const;
