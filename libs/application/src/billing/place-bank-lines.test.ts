import { expect, it } from '@jest/globals';
import { sampleBankLine, sampleInvoice } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';
import { PlaceBankLines, UndoBankPayment } from './import-bank-file.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemoryBankLineRegister } from './testing/in-memory-bank-line-register.js';

const setUp = () => {
  const market = new TestMarket();
  const { clock, ids, store } = market;
  store.invoices.set('i', sampleInvoice({ id: 'i', number: '202600001', totalOre: 75_000 }));
  store.bankLines.push({ ...sampleBankLine(), id: 'b', outcome: 'unknown' });
  return { store, placing: new PlaceBankLines(new InMemoryBankLineRegister(store), ids, clock) };
};

it('a bank line is placed on an invoice, in parts and then the rest', async () => {
  const { placing, store } = setUp();
  expect(await placing.place('b', '202600001', 25_000)).toMatchObject({ placedOre: 25_000 });
  expect(await placing.place('b', '202600001')).toMatchObject({ placedOre: 75_000 });
  expect(store.payments).toMatchObject([
    { id: expect.any(String), invoiceId: 'i', bankLineId: 'b', amountOre: 25_000 },
    { invoiceId: 'i', amountOre: 50_000, recordedAt: store.now },
  ]);
  const more = placing.place('b', '202600001', 1);
  await expect(more).rejects.toMatchObject({ code: 'bank-line-settled' });
});

it('a payment by bank is undone by one of the opposite amount, with its reason', async () => {
  const market = new TestMarket();
  const { placing, store } = setUp();
  await placing.place('b', '202600001', 25_000);
  const [booked] = store.payments;
  const ledger = new InMemoryPaymentLedger(store);
  await new UndoBankPayment(ledger, market.ids, market.clock).execute('i', booked!.id, 'Feil.');
  expect(store.payments[1]).toMatchObject({
    ...{ id: expect.any(String), undoes: booked!.id, amountOre: -25_000, reason: 'Feil.' },
    paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

it('a decision on a bank line is kept with its reason and time', async () => {
  const { placing, store } = setUp();
  const { decisions } = await placing.decide('b', 'explained', 'Ikke vår.');
  expect(decisions).toEqual([
    {
      ...{ id: expect.any(String), act: 'explained', reason: 'Ikke vår.', at: store.now },
      settledOre: 75_000,
    },
  ]);
  const again = placing.decide('b', 'explained', 'Ikke vår.');
  await expect(again).rejects.toMatchObject({ code: 'bank-line-settled' });
});
