import { saleVersion } from '@boligstyling/domain';
import { sampleOperator, samplePartner, sampleSale } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { IssueInvoices } from './issue-invoices.js';
import { MarkSale, UndoWaiver } from './mark-sale.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('a marked sale', () => {
  const setUp = async () => {
    const market = new TestMarket();
    const { store, ids, clock, faults } = market;
    const operator = new InMemoryOperatorSettings();
    await operator.save(sampleOperator());
    const invoices = new InMemoryInvoiceRepository(store);
    const nudge = { nudge: () => undefined };
    const issuing = new IssueInvoices(invoices, operator, ids, clock, nudge, faults);
    const mark = new MarkSale(new InMemorySaleRepository(store), clock, issuing);
    store.partners.set(samplePartner().id, samplePartner());
    store.sales.set('s', sampleSale({ id: 's' }));
    return { store, operator, mark, issuing };
  };

  it('is settled at that moment, and the same marking again changes nothing', async () => {
    const { store, mark } = await setUp();
    const settledAt = store.now;
    await mark.execute('s', 'paid');
    store.advance(60);
    const { sale } = await mark.execute('s', 'paid');
    expect(sale).toMatchObject({ paymentStatus: 'paid', settledAt });
  });

  it('counts in the totals that come with a list of sales', async () => {
    const { store, mark } = await setUp();
    await mark.execute('s', 'paid');
    const { found, totals } = await new InMemorySaleRepository(store).listWithTotals({}, 9);
    expect(found.map(({ sale }) => sale.id)).toEqual(['s']);
    expect(totals).toMatchObject({ paid: { count: 1, ore: 50_000 }, pending: { count: 0 } });
  });

  it('is undone by the version of the marking, unless it was marked again', async () => {
    const { store, mark } = await setUp();
    const { sale: mine, changedAt } = await mark.execute('s', 'paid');
    expect(changedAt).toEqual(store.now);
    expect((await mark.execute('s', 'paid')).changedAt).toBeNull();
    store.advance(60);
    await mark.execute('s', 'pending');
    const { sale: theirs } = await mark.execute('s', 'paid');
    const late = mark.execute('s', 'pending', saleVersion(mine));
    await expect(late).rejects.toMatchObject({ code: 'version-stale' });
    const { sale } = await mark.execute('s', 'pending', saleVersion(theirs));
    expect(sale.paymentStatus).toBe('pending');
    const again = await mark.execute('s', 'pending', saleVersion(theirs));
    expect(again.changedAt).toBeNull();
  });

  it('keeps a concurrent marking when the expected version is stale', async () => {
    const { store, mark } = await setUp();
    const seen = saleVersion(store.sales.get('s')!);
    const { sale: paid } = await mark.execute('s', 'paid');
    const stale = mark.execute('s', 'credited', seen);
    await expect(stale).rejects.toMatchObject({ code: 'version-stale' });
    expect(store.sales.get('s')?.paymentStatus).toBe('paid');
    expect((await mark.execute('s', 'paid', seen)).changedAt).toBeNull();
    const { sale } = await mark.execute('s', 'credited', saleVersion(paid));
    expect(sale.paymentStatus).toBe('credited');
  });

  it('rejects an invalid transition', async () => {
    const { mark } = await setUp();
    await mark.execute('s', 'credited');
    await expect(mark.execute('s', 'paid')).rejects.toMatchObject({ code: 'sale-settled' });
    await expect(mark.execute('t', 'paid')).rejects.toMatchObject({ code: 'sale-not-found' });
  });

  it('is credited once, by a separate note, when it is on an invoice', async () => {
    const { store, mark, issuing } = await setUp();
    await issuing.execute();
    await expect(mark.execute('s', 'paid')).rejects.toMatchObject({ code: 'sale-invoiced' });
    await mark.execute('s', 'credited');
    await mark.execute('s', 'credited');
    const kinds = [...store.invoices.values()].map(({ kind }) => kind);
    expect(kinds).toEqual(['invoice', 'credit-note']);
  });

  it('does not change where no note can be issued, a check made only when one is needed', async () => {
    const { store, operator, mark, issuing } = await setUp();
    await issuing.execute();
    store.sales.set('t', sampleSale({ id: 't' }));
    await operator.save(sampleOperator({ account: '' }));
    const refused = mark.execute('s', 'credited');
    await expect(refused).rejects.toMatchObject({ code: 'operator-incomplete' });
    await expect(mark.execute('s', 'paid')).rejects.toMatchObject({ code: 'sale-invoiced' });
    expect(store.sales.get('s')?.paymentStatus).toBe('pending');
    const { sale } = await mark.execute('t', 'credited');
    expect(sale.paymentStatus).toBe('credited');
  });
});

it('a waiver is undone by its version, with an e-mail to the partner', async () => {
  const { clock, store } = new TestMarket();
  const sales = new InMemorySaleRepository(store);
  const waiver = {
    ...{ at: store.now, undoneAt: null, reason: null, isSuperseded: false },
    was: { paymentStatus: 'pending', settledAt: null, toPayBackSince: null },
  } as const;
  store.partners.set(samplePartner().id, samplePartner());
  const waived = sampleSale({ id: 's', paymentStatus: 'credited', waivers: [waiver] });
  store.sales.set('s', waived);
  let nudges = 0;
  const undo = new UndoWaiver(sales, clock, { nudge: () => void (nudges += 1) });
  const stale = undo.execute('s', 'Feil sak.', 'other');
  await expect(stale).rejects.toMatchObject({ code: 'version-stale' });
  expect(nudges).toBe(0);
  store.advance(60);
  const { sale } = await undo.execute('s', 'Feil sak.', saleVersion(waived));
  expect(sale).toMatchObject({
    paymentStatus: 'pending',
    waivers: [{ undoneAt: store.now, reason: 'Feil sak.' }],
  });
  expect(nudges).toBe(1);
  expect(store.saleNotifications).toMatchObject([{ kind: 'sale-due-again', saleId: 's' }]);
});
