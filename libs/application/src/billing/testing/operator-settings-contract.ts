import { UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import type { OperatorSettings } from '../operator-settings.js';

export function operatorSettingsContract(setUp: () => Promise<OperatorSettings>): void {
  it('start with an unknown operator, and return the last one saved', async () => {
    const settings = await setUp();
    expect(await settings.get()).toEqual(UNKNOWN_OPERATOR);
    await settings.save(sampleOperator({ name: 'Først AS' }));
    const last = sampleOperator({ vatRegistered: false, inBusinessRegister: false, dueDays: 30 });
    await settings.save(last);
    expect(await settings.get()).toEqual(last);
  });

  it('keep fields that are not saved, also under concurrent saves', async () => {
    const settings = await setUp();
    await settings.save({ dueDays: 30 });
    expect(await settings.get()).toEqual({ ...UNKNOWN_OPERATOR, dueDays: 30 });
    await Promise.all([
      settings.save({ account: '12345678903' }),
      settings.save({ street: 'Storgata 1' }),
      settings.save({}),
    ]);
    const both = { dueDays: 30, account: '12345678903', street: 'Storgata 1' };
    expect(await settings.get()).toEqual({ ...UNKNOWN_OPERATOR, ...both });
  });

  it('change nothing when the expected values are stale', async () => {
    const settings = await setUp();
    await settings.save({ dueDays: 30, account: '12345678903', name: 'Anne AS' });
    await settings.save({ dueDays: 21 });
    const from = { dueDays: 30, account: '12345678903' };
    const late = settings.save({ dueDays: 14, account: '' }, from);
    await expect(late).rejects.toMatchObject({ code: 'operator-changed' });
    const known = { dueDays: 21, account: '12345678903', name: 'Anne AS' };
    expect(await settings.get()).toMatchObject(known);
    await settings.save({ account: '' }, { account: '12345678903' });
    expect(await settings.get()).toMatchObject({ ...known, account: '' });
    const both = [settings.save({ name: 'A AS' }, { name: 'Anne AS' })];
    both.push(settings.save({ name: 'B AS' }, { name: 'Anne AS' }));
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
}
