import { randomUUID } from 'node:crypto';
import { settled } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';

/** What a sale repository keeps of what matching has come to. */
export function saleContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a sale repository', () => {
    const { steps, receive, join, take } = matchingSteps(setUp);

    it('lists newest first, page by page, and adds up to the øre', async () => {
      await join({ name: 'A', priceOre: 10 });
      const b = await join({ name: 'B', priceOre: 20 });
      await join({ name: 'Gratis', priceOre: 0 });
      await take(await receive());
      await take(await receive());
      const all = await steps.under.sales.list({}, 9);
      expect(all).toHaveLength(4);
      const [first, second] = [await steps.under.sales.list({}, 2), all.slice(2)];
      expect(first).toEqual(all.slice(0, 2));
      expect(await steps.under.sales.list({}, 9, first[1]?.sale)).toEqual(second);
      expect(await steps.under.sales.totals({})).toEqual({
        pending: { count: 4, ore: 60 },
        paid: { count: 0, ore: 0 },
        credited: { count: 0, ore: 0 },
      });
      expect((await steps.under.sales.totals({ partnerId: b.id })).pending).toEqual({
        count: 2,
        ore: 40,
      });
      expect(await steps.under.sales.list({ to: all[3]?.sale.createdAt }, 9)).toEqual([]);
      expect(await steps.under.sales.list({ from: all[3]?.sale.createdAt }, 9)).toEqual(all);
    });

    it('changes a sale by its rules', async () => {
      await join();
      await take(await receive());
      const [{ sale } = { sale: undefined }] = await steps.under.sales.list({}, 1);
      const at = new Date('2026-11-21T12:00:00.000Z');
      const paid = await steps.under.sales.change(sale?.id ?? '', (each) =>
        settled(each, 'paid', at),
      );
      expect(paid.sale).toMatchObject({ paymentStatus: 'paid', settledAt: at });
      expect(await steps.under.sales.list({ paymentStatus: 'paid' }, 9)).toEqual([paid]);
      await steps.under.sales.change(sale?.id ?? '', (each) => settled(each, 'credited', at));
      const back = steps.under.sales.change(sale?.id ?? '', (each) => settled(each, 'pending', at));
      await expect(back).rejects.toMatchObject({ code: 'sale-settled' });
      await expect(steps.under.sales.change(randomUUID(), (each) => each)).rejects.toMatchObject({
        code: 'sale-not-found',
      });
    });
  });
}
