import { sampleInvoice, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainDocuments } from './testing/plain-documents.js';
import { ViewInvoices } from './mark-invoices.js';

describe('viewing invoices', () => {
  let view: ViewInvoices;
  const own = sampleInvoice();
  beforeEach(() => {
    const store = new InMemoryStore();
    store.partners.set(own.partnerId, samplePartner({ id: own.partnerId }));
    for (const number of ['20260001', '20260002']) {
      store.invoices.set(number, { ...own, id: number, number });
    }
    store.invoices.set('other', { ...own, id: 'other', number: '20260003', partnerId: 'other' });
    view = new ViewInvoices(new InMemoryInvoiceRepository(store), new PlainDocuments());
  });
  const numbers = async (...page: [number, string?]) =>
    (await view.ofPartner(own.partnerId, ...page)).map(({ invoice }) => invoice.number);

  it('lists a partner’s own, latest first, page by page', async () => {
    expect(await numbers(9)).toEqual(['20260002', '20260001']);
    expect(await numbers(1)).toEqual(['20260002']);
    expect(await numbers(1, '20260002')).toEqual(['20260001']);
  });

  it('gives files for people and for machines', async () => {
    expect((await view.file('20260001', 'pdf')).name).toBe('20260001.pdf');
    expect((await view.file('20260001', 'ehf')).name).toBe('20260001.xml');
  });

  it('shows an invoice only to its partner and to the administrator', async () => {
    expect((await view.file('20260001', 'pdf', own.partnerId)).name).toBe('20260001.pdf');
    expect((await view.file('other', 'pdf')).name).toBe('20260003.pdf');
    const unknown = { code: 'invoice-not-found' };
    await expect(view.file('other', 'pdf', own.partnerId)).rejects.toMatchObject(unknown);
    await expect(view.file('nothing', 'pdf')).rejects.toMatchObject(unknown);
    await expect(view.file('20260001', 'pdf', '')).rejects.toMatchObject(unknown);
  });
});
