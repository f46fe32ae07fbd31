import { describe, expect, it } from '@jest/globals';
import { MarkSale } from './mark-sale.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { InMemoryStore } from './testing/in-memory-store.js';

describe('a sale that is marked', () => {
  const setUp = () => {
    const store = new InMemoryStore();
    store.sales.set('s', {
      ...{ id: 's', amountOre: 100, paymentStatus: 'pending', partnerId: 'p', assignmentId: null },
      ...{ createdAt: store.now, settledAt: null },
    });
    return {
      store,
      mark: new MarkSale(new InMemorySaleRepository(store), { now: () => store.now }),
    };
  };

  it('is settled at that moment, and marking it as it is changes nothing', async () => {
    const { store, mark } = setUp();
    const settledAt = store.now;
    await mark.execute('s', 'paid');
    store.advance(60);
    const { sale } = await mark.execute('s', 'paid');
    expect(sale).toMatchObject({ paymentStatus: 'paid', settledAt });
  });

  it('does not become what it cannot be', async () => {
    const { mark } = setUp();
    await mark.execute('s', 'credited');
    await expect(mark.execute('s', 'paid')).rejects.toMatchObject({ code: 'sale-settled' });
    await expect(mark.execute('t', 'paid')).rejects.toMatchObject({ code: 'sale-not-found' });
  });
});
