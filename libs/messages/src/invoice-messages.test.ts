import { INVOICE_NOTIFICATIONS, type InvoiceNotification } from '@boligstyling/domain';
import { sampleInvoice, samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);
const CREDITED = sampleInvoice({
  kind: 'credit-note',
  number: '202600002',
  dueOn: null,
  kid: null,
  credits: { id: 'i', number: '202600001', issuedOn: '2026-12-01' },
});

const render = (
  kind: InvoiceNotification,
  paidOre = 0,
  note = CREDITED,
  creditedOre = 0,
  invoice = sampleInvoice(),
) => {
  const isNote = kind === 'partner-credit-note';
  const credited = { invoice, creditedOre, paidOre };
  const account = isNote ? { invoice: note, creditedOre: 0, paidOre: 0 } : credited;
  const creditedAccount = isNote ? credited : null;
  const partner = samplePartner();
  return messages.of({
    id: 'n',
    attempts: 1,
    kind,
    requestId: null,
    account,
    creditedAccount,
    partner,
  });
};
const words = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

describe('emails about invoices', () => {
  it.each(INVOICE_NOTIFICATIONS)('%s goes to the partner, with replies to us', (kind) => {
    expect(render(kind)).toMatchObject({
      to: { name: 'Stine Stylist', address: 'stine@stilogrom.no' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      messageId: '<n@boligstyling.example>',
    });
  });

  it('an invoice states amount, due date and payment details', () => {
    const { subject, text } = render('partner-invoice');
    expect(words(subject)).toBe('Faktura 202600001: 750,00 kr');
    for (const reported of ['750,00 kr', '15. desember 2026', '1234 56 78903', '2026000014']) {
      expect(words(text)).toContain(reported);
    }
  });

  it('writes thousands as speech synthesisers read them, on one line', () => {
    const invoice = sampleInvoice({ totalOre: 2_490_000 });
    const { html, subject, text } = render('partner-invoice', 0, CREDITED, 0, invoice);
    expect(subject).toBe('Faktura 202600001: 24 900,00 kr');
    expect(text).toContain('24 900,00 kr');
    expect(html).toContain('<span style="white-space:nowrap">24 900,00 kr</span>');
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it('a delayed invoice asks only for the rest', () => {
    const part = words(render('partner-invoice', 25_000).text);
    expect(part).toContain('Fakturabeløp: 750,00 kr Betalt: 250,00 kr Å betale: 500,00 kr');
    const settled = [
      render('partner-invoice', 75_000),
      render('partner-invoice', 0, CREDITED, 75_000),
    ];
    for (const { text } of settled) {
      expect(words(text)).toContain('Den er gjort opp, så du skal ikke betale noe.');
      expect(text).not.toMatch(/Å betale|Forfall|Konto|KID/);
    }
  });

  it('a credit note names its invoice', () =>
    expect(words(render('partner-credit-note').text)).toContain(
      'Vi har kreditert 750,00 kr av faktura 202600001.',
    ));

  it.each([
    [75_000, 'Du har dermed betalt 250,00 kr for mye på fakturaen, og får dem tilbake.'],
    [50_000, 'Nå er fakturaen gjort opp. Du skal ikke betale noe på den.'],
    [0, 'Nå skylder du 500,00 kr på fakturaen.'],
  ])(
    'a credit note on an invoice paid with %d øre states what comes back or is due',
    (paid, rest) =>
      expect(words(render('partner-credit-note', paid, CREDITED, 25_000).text)).toContain(rest),
  );

  it('a credit note announces a new invoice', () => {
    const anew = { ...CREDITED, isBilledAgain: true } as const;
    const said = [CREDITED, anew].map((note) => words(render('partner-credit-note', 0, note).text));
    expect(said.map((text) => text.includes('på en ny faktura.'))).toEqual([false, true]);
  });

  it.each(['invoice-reminder', 'last-invoice-reminder'] as const)('%s asks for the rest', (kind) =>
    expect(words(render(kind, 25_000).text)).toContain('500,00 kr'),
  );

  it.each(['invoice-reminder', 'last-invoice-reminder'] as const)(
    '%s states payments and credits of the invoice',
    (kind) => {
      const part = words(render(kind, 25_000, CREDITED, 12_500).text);
      expect(part).toContain(
        'Fakturabeløp: 750,00 kr Kreditert: 125,00 kr Betalt: 250,00 kr Å betale: 375,00 kr',
      );
      expect(part).toContain('resten');
      expect(part).not.toMatch(/at den er betalt|Betal den/);
      const none = words(render(kind).text);
      expect(none).toMatch(/at den er betalt|Betal den/);
      expect(none).not.toMatch(/resten|Fakturabeløp|Kreditert|Betalt:/);
    },
  );

  it.each(['invoice-reminder', 'last-invoice-reminder'] as const)(
    '%s asks for no more than the invoice when the bank took more back than came in',
    (kind) => expect(words(render(kind, -75_000).text)).toContain('Å betale: 750,00 kr'),
  );
});
