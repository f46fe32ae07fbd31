import { DomainError, kidOf, stateOf } from '@boligstyling/domain';
import {
  sampleBankLine,
  sampleInvoice,
  sampleOperator,
  samplePartner,
  sampleSale,
} from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CreditInvoice, IssueInvoices, previewVersion, totalOf } from './issue-invoices.js';
import { ImportBankFile } from './import-bank-file.js';
import { MarkInvoices } from './mark-invoices.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('the invoices of a month', () => {
  let market: TestMarket;
  let operator: InMemoryOperatorSettings;
  let issuing: IssueInvoices;
  let ledger: InMemoryPaymentLedger;
  let invoices: InMemoryInvoiceRepository;
  const owing = (id: string, company = 'Stil og Rom AS', organizationNumber = '974761076') => {
    const email = `${id}@stil.no`;
    const partner = samplePartner({ id, email, company, organizationNumber });
    market.store.partners.set(id, partner);
    market.store.sales.set(id, sampleSale({ id, partnerId: id }));
  };

  beforeEach(async () => {
    market = new TestMarket();
    const { store, ids, clock, delivery, faults } = market;
    store.now = new Date('2026-12-01T05:00:00.000Z');
    operator = new InMemoryOperatorSettings();
    await operator.save(sampleOperator());
    invoices = new InMemoryInvoiceRepository(store);
    ledger = new InMemoryPaymentLedger(store);
    issuing = new IssueInvoices(invoices, operator, ids, clock, delivery, faults);
  });

  it('are listed with the totals of the same filter', async () => {
    for (const id of ['a', 'b']) owing(id);
    await issuing.execute();
    const { found, totals } = await invoices.listWithTotals({}, 1);
    expect(found).toHaveLength(1);
    expect(totals).toEqual(await invoices.totals({}));
  });

  it('are issued to all but partners with incomplete details, each with its reason', async () => {
    owing('a');
    owing('b', 'Stil og Rom AS', '');
    owing('c', 'Rom 漢');
    const { issued, leftOut } = await issuing.execute();
    expect(issued.map(({ partnerId }) => partnerId)).toEqual(['a']);
    expect(leftOut).toMatchObject([
      { partnerId: 'b', isFault: false },
      { partnerId: 'c', isFault: false },
    ]);
    for (const { reason } of leftOut) expect(reason).not.toBe('');
    expect(market.reported).toEqual([]);
    expect(market.deliveries).toBe(1);
  });

  it.each([
    ['lacks something', { organizationNumber: '' }],
    ['cannot be printed', { company: 'Rom 漢' }],
  ])('do not keep what was credited from a partner that %s by now', async (_, by) => {
    owing('a');
    await issuing.execute();
    const [billed] = market.store.sales.values();
    market.store.sales.set('a', { ...billed!, paymentStatus: 'credited' });
    market.store.sales.set('new', sampleSale({ id: 'new', partnerId: 'a' }));
    const known = market.store.partners.get('a')!;
    market.store.partners.set('a', { ...known, ...by });
    const { issued, leftOut } = await issuing.execute();
    expect(issued.map(({ kind }) => kind)).toEqual(['credit-note']);
    expect(leftOut.map(({ partnerId }) => partnerId)).toEqual(['a']);
  });

  it('are issued to the others where one partner has a fault, which is logged', async () => {
    for (const id of ['a', 'b', 'c']) owing(id);
    market.store.partners.delete('b');
    const { issued, leftOut } = await issuing.execute();
    expect(issued.map(({ partnerId }) => partnerId)).toEqual(['a', 'c']);
    const reason = expect.stringContaining('hos oss');
    expect(leftOut).toEqual([{ partnerId: 'b', isFault: true, reason }]);
    const fault = { code: 'partner-not-found' };
    expect(market.reported).toMatchObject([['partner not billed', fault, { partnerId: 'b' }]]);
    expect(market.deliveries).toBe(1);
  });

  const away = async () => {
    throw new DomainError('storage-unavailable');
  };
  const stall = (partnerIds: readonly string[]) => {
    const { issue } = invoices;
    invoices.issue = (id, ...more) =>
      partnerIds.includes(id) ? away() : issue.call(invoices, id, ...more);
  };

  it('stop in a storage outage, which is blamed on no partner', async () => {
    for (const id of ['a', 'b']) owing(id);
    invoices.issue = operator.get = away;
    await expect(issuing.execute()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(market.reported).toEqual([]);
  });

  it.each([
    [
      ['b', 'c'],
      ['a', 'd', 'e'],
    ],
    [['a', 'b', 'd', 'e'], ['c']],
  ])(
    'are issued to the others where the storage stalls on %j, and the run says so',
    async (stalled, billed) => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) owing(id);
      stall(stalled);
      const { issued, leftOut } = await issuing.execute();
      expect(issued.map(({ partnerId }) => partnerId)).toEqual(billed);
      expect(leftOut).toMatchObject(stalled.map((partnerId) => ({ partnerId, isFault: true })));
      expect(market.reported).toHaveLength(stalled.length);
    },
  );

  it('stop where the storage stalls on three partners in a row', async () => {
    for (const id of ['a', 'b', 'c', 'd']) owing(id);
    stall(['b', 'c', 'd']);
    await expect(issuing.execute()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(market.store.invoices.size).toBe(1);
  });

  it("are not issued before the seller's details are complete", async () => {
    owing('a');
    await operator.save(sampleOperator({ account: '' }));
    const incomplete = { code: 'operator-incomplete' };
    await expect(issuing.execute()).rejects.toMatchObject(incomplete);
    await expect(issuing.creditPartner('a')).rejects.toMatchObject(incomplete);
  });

  it('are previewed without issuing anything, with what is left out and why', async () => {
    owing('a');
    owing('b', 'Stil og Rom AS', '');
    const disputed = { reason: 'duplicate', text: 'Hadde den.', at: new Date() } as const;
    const open = { ...disputed, decision: null, answer: null, decidedAt: null };
    const late = new Date('2026-11-30T12:00:00.000Z');
    for (const [id, changes] of [
      ['disputed', { dispute: open }],
      ['recent', { createdAt: late }],
    ] as const)
      market.store.sales.set(id, sampleSale({ id, partnerId: 'a', ...changes }));
    const preview = await issuing.preview();
    expect(preview).toMatchObject({
      issued: [{ partnerId: 'a', lines: 1 }],
      leftOut: [{ partnerId: 'b', reason: 'Stil og Rom AS mangler organisasjonsnummer.' }],
      heldBack: [
        { partnerId: 'a', name: 'Stil og Rom AS', reason: 'disputed', sales: 1 },
        { partnerId: 'a', name: 'Stil og Rom AS', reason: 'too-recent', sales: 1 },
      ],
    });
    expect(market.store.invoices.size).toBe(0);
    expect(market.store.lastNumbers.size).toBe(0);
    const { issued } = await issuing.execute();
    expect(issued).toMatchObject([{ partnerId: 'a', totalOre: totalOf(preview.issued) }]);
  });

  it('are not issued when the preview that was confirmed is stale', async () => {
    owing('a');
    const seen = await issuing.preview();
    owing('b');
    const changed = { code: 'version-stale' };
    await expect(issuing.execute(undefined, previewVersion(seen))).rejects.toMatchObject(changed);
    expect(market.store.invoices.size).toBe(0);
    const again = previewVersion(await issuing.preview());
    expect((await issuing.execute(undefined, again)).issued).toHaveLength(2);
  });

  it('are stale when a buyer changed, though number and total are the same', async () => {
    owing('a');
    const seen = previewVersion(await issuing.preview());
    expect(previewVersion(await issuing.preview())).toBe(seen);
    market.store.partners.set('a', { ...market.store.partners.get('a')!, company: 'Nytt AS' });
    const changed = { code: 'version-stale' };
    await expect(issuing.execute(undefined, seen)).rejects.toMatchObject(changed);
    expect(market.store.invoices.size).toBe(0);
  });

  it('are exactly those that were confirmed, also when a partner changes during the run', async () => {
    owing('a');
    owing('b');
    const seen = previewVersion(await issuing.preview());
    const issue = invoices.issue.bind(invoices);
    Object.assign(invoices, {
      issue: (...of: Parameters<typeof issue>) => {
        if (of[0] === 'b') market.store.sales.set('c', sampleSale({ id: 'c', partnerId: 'b' }));
        return issue(...of);
      },
    });
    expect(await issuing.execute(undefined, seen)).toMatchObject({
      issued: [{ partnerId: 'a' }],
      leftOut: [{ partnerId: 'b', reason: expect.stringContaining('endret'), isFault: false }],
    });
    expect([...market.store.invoices.values()]).toMatchObject([{ partnerId: 'a' }]);
    const again = previewVersion(await issuing.preview());
    expect((await issuing.execute(undefined, again)).issued).toMatchObject([
      { partnerId: 'b', lines: 2 },
    ]);
  });

  it('are credited for one partner without billing new sales', async () => {
    owing('a');
    await issuing.execute();
    const [billed] = market.store.sales.values();
    market.store.sales.set('a', { ...billed!, paymentStatus: 'credited' });
    market.store.sales.set('new', sampleSale({ id: 'new', partnerId: 'a' }));
    const credited = await issuing.creditPartner('a');
    expect(credited.map(({ kind }) => kind)).toEqual(['credit-note']);
    expect(market.deliveries).toBe(2);
  });

  describe('once issued', () => {
    const account = () => {
      const [invoice] = market.store.invoices.values();
      return { id: invoice!.id, kid: invoice!.kid!, totalOre: invoice!.totalOre };
    };
    const statusOf = () => [...market.store.sales.values()].map((each) => each.paymentStatus);
    beforeEach(async () => {
      owing('a');
      await issuing.execute();
    });

    it('are paid by hand on the day in Norway, and undone', async () => {
      market.store.now = new Date('2026-12-09T23:30:00.000Z');
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      const { id, totalOre } = account();
      const { accounts, recorded } = await mark.paid([id, 'unknown']);
      expect(accounts).toMatchObject([{ invoice: { id }, paidOre: totalOre }]);
      expect(recorded).toMatchObject([{ invoiceId: id, amountOre: totalOre }]);
      expect(await ledger.ofInvoice(id)).toMatchObject([{ paidOn: '2026-12-10' }]);
      expect(statusOf()).toEqual(['paid']);
      expect(await mark.paid([id])).toMatchObject({
        ...{ accounts: [{ paidOre: totalOre }], recorded: [] },
      });
      expect(await ledger.ofInvoice(id)).toHaveLength(1);
      expect((await mark.unpaid([id])).accounts).toMatchObject([{ paidOre: 0 }]);
      expect(statusOf()).toEqual(['pending']);
    });

    it('are part-paid by hand, and overpaid', async () => {
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      const { id, totalOre } = account();
      const stateAfter = async (ore: number) => {
        const [after] = (await mark.paid([id], ore)).accounts;
        return stateOf(after!, after!.invoice.issuedOn);
      };
      expect(await stateAfter(totalOre - 100)).toBe('part-paid');
      expect(statusOf()).toEqual(['pending']);
      expect(await stateAfter(101)).toBe('overpaid');
      expect(statusOf()).toEqual(['paid']);
    });

    it('are marked only from the expected amount paid', async () => {
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      const { id, totalOre } = account();
      const changed = { code: 'invoice-changed' };
      expect((await mark.paid([id], 500, 0)).recorded).toHaveLength(1);
      await expect(mark.paid([id], 500, 0)).rejects.toMatchObject(changed);
      await mark.paid([id], totalOre);
      await mark.paidBack([id]);
      expect((await mark.unpaid([id], undefined, totalOre)).recorded).toHaveLength(1);
      await expect(mark.unpaid([id], undefined, totalOre)).rejects.toMatchObject(changed);
      expect(await ledger.ofInvoice(id)).toHaveLength(4);
    });

    it('are paid by hand without a seller, unless there is something to credit', async () => {
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      await operator.save(sampleOperator({ account: '' }));
      expect((await mark.paid([account().id])).recorded).toHaveLength(1);
      const [billed] = market.store.sales.values();
      market.store.sales.set('a', { ...billed!, paymentStatus: 'credited' });
      const refused = { code: 'operator-incomplete' };
      await expect(mark.paid([account().id])).rejects.toMatchObject(refused);
    });

    it('are undone by the recorded payment, unless they were marked since', async () => {
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      const { id } = account();
      const mine = (await mark.paid([id])).recorded.map((each) => each.id);
      await mark.unpaid([id]);
      const theirs = (await mark.paid([id])).recorded.map((each) => each.id);
      expect((await mark.unpaid([id], mine)).recorded).toEqual([]);
      expect(statusOf()).toEqual(['paid']);
      expect((await mark.unpaid([id], theirs)).recorded).toHaveLength(1);
      expect(statusOf()).toEqual(['pending']);
    });

    const credit = (isBilledAgain = false) => {
      const sales = new InMemorySaleRepository(market.store);
      const crediting = new CreditInvoice(invoices, sales, issuing, market.clock);
      return crediting.execute(account().id, isBilledAgain);
    };
    const correct = () => credit(true);

    it("are credited for correction, and billed again to the buyer's current details", async () => {
      const [wrong] = market.store.invoices.values();
      const [sold] = market.store.sales.values();
      const partner = market.store.partners.get('a')!;
      market.store.partners.set('a', { ...partner, company: 'Rett Kjøper AS' });
      const credits = { id: wrong!.id };
      expect(await correct()).toMatchObject([
        { kind: 'credit-note', isBilledAgain: true, credits },
      ]);
      expect([...market.store.sales.values()]).toEqual([{ ...sold, invoiceId: null }]);
      const { issued } = await issuing.execute();
      expect(issued).toMatchObject([
        { kind: 'invoice', buyer: { name: 'Rett Kjøper AS' }, netOre: wrong!.netOre },
      ]);
      expect(market.store.invoices.get(issued[0]!.id)!.lines).toEqual(wrong!.lines);
      expect(market.deliveries).toBe(3);
      expect(await correct()).toEqual([]);
      expect((await issuing.execute()).issued).toEqual([]);
    });

    it('have nothing to waive once nothing is due', async () => {
      await correct();
      expect([await credit(), statusOf()]).toEqual([[], ['pending']]);
      expect((await issuing.execute()).issued).toHaveLength(1);
      expect([await credit(), statusOf()]).toEqual([[], ['pending']]);
    });

    it('stay due where no note can be issued', async () => {
      await operator.save(sampleOperator({ account: '' }));
      await expect(credit()).rejects.toMatchObject({ code: 'operator-incomplete' });
      expect(statusOf()).toEqual(['pending']);
      await operator.save(sampleOperator());
      expect(await credit()).toMatchObject([{ kind: 'credit-note' }]);
    });

    it('are not credited for correction once something is paid', async () => {
      const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
      await mark.paid([account().id], 100);
      await expect(correct()).rejects.toMatchObject({ code: 'invoice-paid' });
      expect(market.store.invoices.size).toBe(1);
    });

    it('are not paid by a line that names several without amounts', async () => {
      const line = sampleBankLine({ kid: `${account().kid} ${kidOf('202699999')}` });
      const reader = { read: async () => [line] };
      const bank = new ImportBankFile(reader, operator, ledger, market.ids, market.clock);
      expect(await bank.execute(new Uint8Array())).toMatchObject([{ outcome: 'several' }]);
      expect(await ledger.ofInvoice(account().id)).toEqual([]);
    });

    it("are paid once by the bank's lines", async () => {
      const { id, kid, totalOre } = account();
      const line = sampleBankLine({ kid: kid ?? '', amountOre: totalOre });
      const lines = [line, { ...line, kid: '2026999996' }];
      const bank = new ImportBankFile(
        { read: async () => lines },
        operator,
        ledger,
        market.ids,
        market.clock,
      );
      const outcomes = async () => (await bank.execute(new Uint8Array())).map((it) => it.outcome);
      expect(await outcomes()).toEqual(['matched', 'unknown']);
      const ids = market.store.bankLines.map(({ id: line }) => line);
      expect(ids).toEqual([expect.any(String), expect.any(String)]);
      expect(await outcomes()).toEqual(['twice', 'twice']);
      expect(await ledger.ofInvoice(id)).toMatchObject([{ paidOn: '2026-12-10', source: 'bank' }]);
      expect(statusOf()).toEqual(['paid']);
    });
  });
});

it('the total of a run subtracts its credit notes', () => {
  const issued = [
    sampleInvoice({ totalOre: 75_000 }),
    sampleInvoice({ kind: 'credit-note', totalOre: 25_000 }),
  ];
  expect(totalOf(issued)).toBe(50_000);
});
