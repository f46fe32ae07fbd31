import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Office } from '../core/testing/office.js';
import { ViewTrackRecord } from './view-track-record.js';

const DAY = 24 * 3600;

describe("a partner's track record", () => {
  let office: Office;
  let view: ViewTrackRecord;
  beforeEach(() => {
    office = new Office();
    view = new ViewTrackRecord(office.partners, office.clock);
  });

  it('covers the assignments of the last year', async () => {
    const anne = office.join('Anne');
    const { id } = await office.asked();
    const [question] = office.store.assignments.values();
    office.store.advance(120);
    await office.cases.open(id, (it) => it.accept(question!.id));
    const record = { asked: 1, taken: 1, declined: 0, answerMinutes: 2 };
    expect(await view.execute(anne.id)).toMatchObject(record);
    office.store.advance(366 * DAY);
    expect(await view.execute(anne.id)).toMatchObject({ asked: 0, answerMinutes: null });
  });

  it('requires a known partner', async () => {
    const unknown = { code: 'partner-not-found' };
    await expect(view.execute(randomUUID())).rejects.toMatchObject(unknown);
  });
});
