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
    expect(await settings.get()).toEqual({ ...last, version: 3 });
  });

  it('keep fields that are not saved, also under concurrent saves', async () => {
    const settings = await setUp();
    await settings.save({ dueDays: 30 });
    expect(await settings.get()).toMatchObject({ ...UNKNOWN_OPERATOR, version: 2, dueDays: 30 });
    await Promise.all([
      settings.save({ account: '12345678903' }),
      settings.save({ street: 'Storgata 1' }),
      settings.save({}),
    ]);
    const both = { dueDays: 30, account: '12345678903', street: 'Storgata 1' };
    expect(await settings.get()).toMatchObject({ ...UNKNOWN_OPERATOR, version: 4, ...both });
  });

  it('are saved by one of two on the same version, also the first time', async () => {
    const settings = await setUp();
    for (let round = 0; round < 2; round += 1) {
      const { version } = await settings.get();
      const both = ['A AS', 'B AS'].map((name) => settings.save({ name }, version));
      const done = await Promise.allSettled(both);
      expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const late = settings.save({ name: 'C AS' }, version);
      await expect(late).rejects.toMatchObject({ code: 'version-stale' });
      expect((await settings.get()).version).toBe(version + 1);
      await settings.save({ name: '' });
    }
  });
}
