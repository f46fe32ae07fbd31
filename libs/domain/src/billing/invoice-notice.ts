/** E-mails to a partner about an invoice or a credit note; each leaves once for each. */
export const INVOICE_NOTICES = [
  'partner-invoice',
  'partner-credit-note',
  'invoice-reminder',
  'last-invoice-reminder',
] as const;
export type InvoiceNotice = (typeof INVOICE_NOTICES)[number];

/** A reminder of what is owed after the due date. */
export interface InvoiceReminder {
  readonly kind: InvoiceNotice;
  /** On the so many'th day after the due date, or later. */
  readonly daysAfterDue: number;
  /** Only when another has left so many days before: whom that has not reached is not late. */
  readonly after: { readonly kind: InvoiceNotice; readonly days: number };
}

/** In the order they leave. */
export const REMINDERS: readonly InvoiceReminder[] = [
  { kind: 'invoice-reminder', daysAfterDue: 3, after: { kind: 'partner-invoice', days: 3 } },
  {
    kind: 'last-invoice-reminder',
    daysAfterDue: 17,
    after: { kind: 'invoice-reminder', days: 7 },
  },
];

/** The e-mails that ask for what is owed, and so for nothing once nothing is. */
export const REMINDER_KINDS: readonly InvoiceNotice[] = REMINDERS.map(({ kind }) => kind);
