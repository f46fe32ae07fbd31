import { describe, expect, it } from '@jest/globals';
import { SubmitWatch } from './readiness.js';

describe('the submit watch', () => {
  const setUp = () => {
    const clock = { now: 0 };
    const watch = new SubmitWatch(() => clock.now);
    const fail = () => watch.during(() => Promise.reject(new Error('full'))).catch(() => undefined);
    return { clock, watch, fail };
  };

  it('fails a moment after a submit that could not be stored', async () => {
    const { clock, watch, fail } = setUp();
    await fail();
    clock.now = 3_000;
    expect(watch.isFailing).toBe(false);
    clock.now = 3_001;
    await fail();
    expect(watch.isFailing).toBe(true);
  });

  it.each([
    ['when one is stored', (watch: SubmitWatch) => watch.during(async () => 'stored')],
    ['when a trial has shown it', async (watch: SubmitWatch) => watch.recovered()],
  ])('is so again %s', async (_, recover) => {
    const { clock, watch, fail } = setUp();
    await fail();
    clock.now = 60_000;
    await recover(watch);
    expect(watch.isFailing).toBe(false);
    await fail();
    expect(watch.isFailing).toBe(false);
  });

  it('counts from the time of the submit, which may have waited long', async () => {
    const { clock, watch } = setUp();
    const slow = async () => {
      clock.now = 4_000;
      throw new Error('too late');
    };
    await expect(watch.during(slow)).rejects.toThrow('too late');
    expect(watch.isFailing).toBe(true);
  });
});
