/** E-mails to a partner about an invoice or credit note; each is sent once. */
export const INVOICE_NOTIFICATIONS = [
  'partner-invoice',
  'partner-credit-note',
  'invoice-reminder',
  'last-invoice-reminder',
] as const;
export type InvoiceNotification = (typeof INVOICE_NOTIFICATIONS)[number];

export interface InvoiceReminder {
  readonly kind: InvoiceNotification;
  readonly daysAfterDue: number;
  /**
   * Sent only when this earlier e-mail left at least so many days ago: an unreached partner is not
   * late.
   */
  readonly after: { readonly kind: InvoiceNotification; readonly days: number };
}

/** In sending order. */
export const REMINDERS: readonly InvoiceReminder[] = [
  { kind: 'invoice-reminder', daysAfterDue: 3, after: { kind: 'partner-invoice', days: 3 } },
  {
    kind: 'last-invoice-reminder',
    daysAfterDue: 17,
    after: { kind: 'invoice-reminder', days: 7 },
  },
];

/** E-mails that request payment, so none is sent once nothing is due. */
export const REMINDER_KINDS: readonly InvoiceNotification[] = REMINDERS.map(({ kind }) => kind);
