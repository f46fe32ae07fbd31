import { UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import type { OperatorSettings } from '../ports/operator-settings.js';

/** What every {@link OperatorSettings} keeps. `setUp` gives empty ones. */
export function operatorSettingsContract(setUp: () => Promise<OperatorSettings>): void {
  it('knows no operator at first, and then the one that was told last', async () => {
    const settings = await setUp();
    expect(await settings.get()).toEqual(UNKNOWN_OPERATOR);
    await settings.save(sampleOperator({ name: 'Først AS' }));
    const last = sampleOperator({ vatRegistered: false, inBusinessRegister: false, dueDays: 30 });
    await settings.save(last);
    expect(await settings.get()).toEqual(last);
  });
}
