import { acceptAssignment } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestMarket } from '../core/testing/test-market.js';
import { ViewTrackRecord } from './view-track-record.js';

const DAY = 24 * 3600;

describe("a partner's track record", () => {
  let market: TestMarket;
  let view: ViewTrackRecord;
  beforeEach(() => {
    market = new TestMarket();
    const quotes = { ofPartner: async () => ({ quoted: 2, chosen: 1, firstQuoteMinutes: 90 }) };
    view = new ViewTrackRecord(market.partners, quotes, market.clock);
  });

  it('covers the assignments of the last year', async () => {
    const anne = market.join('Anne');
    const { id } = await market.asked();
    const [offer] = market.store.assignments.values();
    market.store.advance(120);
    await market.cases.open(id, (it) => acceptAssignment(it, offer!.id));
    const record = { asked: 1, accepted: 1, declined: 0, answerMinutes: 2, quoted: 2, chosen: 1 };
    expect(await view.execute(anne.id)).toMatchObject(record);
    market.store.advance(366 * DAY);
    expect(await view.execute(anne.id)).toMatchObject({ asked: 0, answerMinutes: null });
  });

  it('requires a known partner', async () => {
    const unknown = { code: 'partner-not-found' };
    await expect(view.execute(randomUUID())).rejects.toMatchObject(unknown);
  });
});
