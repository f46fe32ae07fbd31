import { sampleApplication } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { InMemoryWorkQueue } from './testing/in-memory-work-queue.js';
import { Office } from './testing/office.js';
import { FEW_CASES, MANY_CASES, ViewQueue } from './view-queue.js';

it('shows a few cases of each kind, and more of the one that is looked at by itself', async () => {
  const office = new Office();
  for (let nth = 0; nth <= MANY_CASES; nth += 1) {
    const id = String(nth);
    office.store.applications.set(id, sampleApplication({ id }));
    await office.receive({ suspicion: 'hidden-field-filled' });
  }
  const queue = new ViewQueue(new InMemoryWorkQueue(office.store), office.clock);
  const shown = async (...of: Parameters<ViewQueue['execute']>) => {
    const shares = (await queue.execute(...of)).filter(({ count }) => count > 0);
    return Object.fromEntries(shares.map(({ kind, cases }) => [kind, cases.length]));
  };
  expect(await shown()).toEqual({ held: FEW_CASES, application: FEW_CASES });
  expect(await shown('application')).toEqual({ held: FEW_CASES, application: MANY_CASES });
});
