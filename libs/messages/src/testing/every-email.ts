import type { ClaimedNotification, Message, Outgoing } from '@boligstyling/application';
import { sampleNotification } from '@boligstyling/application/testing';
import {
  APPLICATION_NOTIFICATIONS,
  arrivalConsents,
  type ApplicationNotification,
  CONFIRMED_PURPOSES,
  DISPUTE_DECISIONS,
  type DisputeDecision,
  INVOICE_NOTIFICATIONS,
  type InvoiceNotification,
  type Lead,
  MAX_ASSIGNMENTS,
  NO_TERMS,
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  ONE_TIME_LINK_PURPOSES,
  type OneTimeLinkPurpose,
  offer,
  type Partner,
  PARTNER_GROUPS,
  PARTNER_NOTIFICATIONS,
  type Sale,
  SUSPICIONS,
  VALUATION,
  flatPrice,
} from '@boligstyling/domain';
import {
  sampleApplication,
  sampleInvoice,
  samplePartner,
  sampleSale,
} from '@boligstyling/domain/testing';
import { TemplateMessages } from '../template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);
export const RUN_BY = 'Boligstyling AS, org.nr. 974 760 673 MVA, Eksempelgata 1, 0150 Oslo';

const later = new Date('2026-11-24T13:00:00.000Z');

const LEADS: readonly Partial<Lead>[] = [
  {},
  { serviceType: VALUATION, message: '', customerName: '40000000' },
  { location: 'asdf', municipality: null },
];
const HELD: readonly Partial<Lead>[] = SUSPICIONS.map((suspicion) => ({ suspicion }));

/** Possible states of a lead when its email is written. */
function* courses(reported: ClaimedNotification): Iterable<ClaimedNotification> {
  yield reported;
  if (NOTIFICATION_RECIPIENTS[reported.kind] === 'owner')
    yield { ...reported, isMailboxProven: false };
  yield { ...reported, assignments: [] };
  yield { ...reported, consents: arrivalConsents('form', reported.createdAt, PARTNER_GROUPS) };
  for (const purpose of reported.confirmation ? CONFIRMED_PURPOSES : []) {
    const newEmail = purpose === 'new-email' ? 'ny@nordmann.no' : null;
    yield { ...reported, confirmation: { purpose, expiresAt: later, newEmail } };
  }
  const [own] = reported.assignments;
  if (!own) return;
  const agent = samplePartner({ name: 'Per', company: 'Rom AS', kind: 'estate-agent' });
  const others = ['b', 'c'].map((id) => ({
    assignment: { ...own.assignment, id, partnerId: id },
    partner: agent,
  }));
  yield { ...reported, assignments: [own, ...others] };
  yield { ...reported, assignments: [own, ...others], assignmentId: null };
  const asked = offer({ ...own.assignment, remindAt: null });
  yield { ...reported, assignments: [{ ...own, assignment: asked }] };
  const asAgent = { ...own.assignment, partnerGroup: 'estate-agent' as const };
  yield { ...reported, assignments: [{ partner: agent, assignment: asAgent }] };
  const free = { ...own.assignment, priceOre: 0 };
  yield { ...reported, assignments: [{ partner: agent, assignment: free }] };
  const withdrawn = { ...own.assignment, state: 'withdrawn' as const, closedAt: later };
  yield { ...reported, assignments: [{ ...own, assignment: withdrawn }] };
  if (reported.ownSale) {
    const ownSale = { ...reported.ownSale, paymentStatus: 'credited' as const };
    yield { ...reported, ownSale };
    yield { ...reported, ownSale: { ...ownSale, paymentStatus: 'paid' } };
  }
  const silent = { ...asked, state: 'expired' as const, closedAt: later };
  yield { ...reported, assignments: [{ ...own, assignment: silent }] };
  const refused = { ...asked, state: 'declined' as const, answeredAt: later };
  const refusals = Array.from({ length: MAX_ASSIGNMENTS }, (_, nth) => ({
    assignment: { ...refused, id: `refused-${nth}` },
    partner: samplePartner({ id: `refusing-${nth}` }),
  }));
  yield { ...reported, assignments: [{ ...own, assignment: refused }, ...refusals.slice(1)] };
}

function emailOf(notification: Parameters<TemplateMessages['of']>[0]): Message[] {
  try {
    return [messages.of(notification, RUN_BY)];
  } catch {
    // Emails about an assignment or a confirmation throw without one.
    return [];
  }
}

export type EmailKind = Outgoing['kind'];
export const EMAIL_KINDS: readonly EmailKind[] = [
  ...NOTIFICATION_KINDS,
  ...APPLICATION_NOTIFICATIONS,
  ...INVOICE_NOTIFICATIONS,
  ...PARTNER_NOTIFICATIONS,
  ...(['partner-erasure', 'sale-ruling', 'sign-in-link'] as const),
];

/** Emails of a kind for each differently worded case. */
export function emailsOf(kind: EmailKind): Message[] {
  if (kind === 'partner-erasure') return [true, false].flatMap(erasure);
  if (kind === 'sign-in-link') return ONE_TIME_LINK_PURPOSES.flatMap(signInEmail);
  if (kind === 'sale-ruling') return DISPUTE_DECISIONS.flatMap(ruling);
  if (isApplicationNotification(kind)) return applicationEmails(kind);
  if (kind === 'partner-welcome') return PARTNERS.flatMap(welcome);
  if (isInvoiceNotification(kind)) return invoiceEmails(kind);
  const leads = kind === 'lead-notification' ? [...LEADS, ...HELD] : LEADS;
  const reported = leads.map((changes) => sampleNotification(kind, changes));
  const all = reported.flatMap((each) => [...courses(each)].flatMap(emailOf));
  return kind === 'sale-due-again' ? [...all, ...reinstated()] : all;
}

const isApplicationNotification = (kind: EmailKind): kind is ApplicationNotification =>
  APPLICATION_NOTIFICATIONS.some((each) => each === kind);

const isInvoiceNotification = (kind: EmailKind): kind is InvoiceNotification =>
  INVOICE_NOTIFICATIONS.some((each) => each === kind);

function signInEmail(purpose: OneTimeLinkPurpose): Message[] {
  const kari = { name: 'Kari Nordmann', email: 'kari@boligstyling.example' };
  return [kari, null].flatMap((recipient) =>
    emailOf({
      ...{ id: 'l', kind: 'sign-in-link', attempts: 1, requestId: null, recipient },
      link: { id: 'l', purpose, subjectId: 's', expiresAt: later },
    }),
  );
}

const PARTNERS = [
  samplePartner(),
  samplePartner({ termsVersion: '2026-01-01' }),
  samplePartner({
    ...NO_TERMS,
    kind: 'estate-agent',
    prices: flatPrice(0),
    areas: [],
    services: [],
  }),
];

const welcome = (partner: Partner): Message[] =>
  emailOf({
    id: 'w',
    kind: 'partner-welcome',
    attempts: 1,
    requestId: null,
    partner,
    createdAt: later,
  });

function invoiceEmails(kind: InvoiceNotification): Message[] {
  const credits = { id: 'i', number: '202600001', issuedOn: '2026-12-01' };
  const note = { kind: 'credit-note', dueOn: null, kid: null, credits } as const;
  const isNote = kind === 'partner-credit-note';
  const invoice = sampleInvoice(isNote ? note : {});
  const creditedOre = isNote ? invoice.totalOre : 0;
  return [0, 25_000].flatMap((paidOre) =>
    emailOf({
      ...{ id: 'n', kind, attempts: 1, requestId: null, partner: samplePartner() },
      account: { invoice, creditedOre: 0, paidOre: isNote ? 0 : paidOre },
      creditedAccount: isNote ? { invoice: sampleInvoice(), creditedOre, paidOre } : null,
    }),
  );
}

function applicationEmails(kind: ApplicationNotification): Message[] {
  return [null, 'Vi ringer i morgen.\nHilsen oss'].flatMap((reply) =>
    emailOf({
      ...{ id: 'notice', kind, attempts: 1, requestId: null, createdAt: later },
      application: sampleApplication({ reply }),
      partner: kind === 'application-approved' ? samplePartner() : null,
    }),
  );
}

function erasure(hadContact: boolean): Message[] {
  return emailOf({
    ...{ id: 'notice', kind: 'partner-erasure', attempts: 1, requestId: null },
    partner: samplePartner(),
    notice: {
      ...{
        partnerId: 'p',
        reference: '2C3D4E5F',
        service: 'Fullstyling',
        askedAt: later,
        hadContact,
      },
    },
  });
}

/** Of an erased lead. */
function reinstated(): Message[] {
  const said = { reason: 'wrong-number', text: null, at: later, answer: null } as const;
  const open = { ...said, decision: null, decidedAt: null };
  const refused = { ...said, decision: 'refused', decidedAt: later } as const;
  const cases: Partial<Sale>[] = [
    {},
    { reference: null, dispute: open },
    { dispute: refused },
    { paymentStatus: 'paid' },
    { paymentStatus: 'credited' },
  ];
  return cases.flatMap((changes) =>
    emailOf({
      ...{ id: 'notice', kind: 'sale-due-again', attempts: 1, requestId: null },
      partner: samplePartner(),
      sale: sampleSale({ reference: '2C3D4E5F', ...changes }),
    }),
  );
}

function ruling(decision: DisputeDecision): Message[] {
  const said = { reason: 'wrong-number', text: null, at: later, decidedAt: later } as const;
  return [null, 'Vi har ringt selv.'].flatMap((answer) =>
    ['2C3D4E5F', null].flatMap((reference) =>
      emailOf({
        ...{ id: 'notice', kind: 'sale-ruling', attempts: 1, requestId: null },
        partner: samplePartner(),
        sale: sampleSale({ reference, dispute: { ...said, decision, answer } }),
      }),
    ),
  );
}
