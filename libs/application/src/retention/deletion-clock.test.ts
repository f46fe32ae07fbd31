import { beforeEach, describe, expect, it } from '@jest/globals';
import { DeletionClock, DeletionTimes } from './apply-retention.js';

const DAY_MS = 24 * 3600 * 1000;
const BELIEVED = new Date('2026-11-24T03:00:00.000Z');
const after = (ms: number) => new Date(BELIEVED.getTime() + ms);

/** The database's clock and the stored time. */
class ShownTimes extends DeletionTimes {
  believed: Date | null = BELIEVED;
  now = after(0);

  override async look() {
    return { now: this.now, believed: this.believed };
  }

  override async believe(): Promise<void> {
    this.believed = this.now;
  }
}

describe('the deletion clock', () => {
  let times: ShownTimes;
  let own: Date;
  let reported: string[];
  let clock: DeletionClock;
  beforeEach(() => {
    [times, own, reported] = [new ShownTimes(), after(0), []];
    const faults = { report: (what: string) => void reported.push(what) };
    clock = new DeletionClock({ now: () => own }, times, faults);
  });

  it('is trusted from one time to the next, and at first', async () => {
    times.believed = null;
    expect(await clock.now()).toEqual(BELIEVED);
    for (const days of [1, 40, 85]) {
      times.now = own = after(days * DAY_MS);
      expect(await clock.now()).toEqual(own);
      expect(times.believed).toEqual(own);
    }
    expect(reported).toEqual([]);
  });

  it('is not trusted after a jump of more than 45 days, however often it is read', async () => {
    times.now = own = after(45 * DAY_MS);
    expect(await clock.now()).toEqual(own);
    times.now = own = after(90 * DAY_MS + 1);
    const inDoubt = { name: 'ClockInDoubt', code: 'CLOCK_IN_DOUBT' };
    await expect(clock.now()).rejects.toMatchObject(inDoubt);
    await expect(clock.now()).rejects.toMatchObject(inDoubt);
    expect(times.believed).toEqual(after(45 * DAY_MS));
    expect(reported).toHaveLength(2);
    expect(reported[0]).toMatch(
      /2027-02-22T03:00:00.001Z.+2027-01-08T03:00:00.000Z.+clock-is-right/,
    );
  });

  it('is trusted again once it is corrected or confirmed', async () => {
    times.now = own = after(400 * DAY_MS);
    await expect(clock.now()).rejects.toThrow();
    times.now = own = after(1);
    expect(await clock.now()).toEqual(own);
    times.now = own = after(400 * DAY_MS);
    await times.believe();
    expect(await clock.now()).toEqual(own);
  });

  it('is not trusted after it was years ahead at first, nor while it is years behind', async () => {
    times.now = own = after(-45 * DAY_MS - 1);
    await expect(clock.now()).rejects.toMatchObject({ code: 'CLOCK_IN_DOUBT' });
    expect(times.believed).toEqual(BELIEVED);
    times.now = own = after(-45 * DAY_MS);
    expect(await clock.now()).toEqual(own);
  });

  it('is the earlier of both, and a machine with a wrong clock does not change the stored time', async () => {
    own = after(3_650 * DAY_MS);
    expect(await clock.now()).toEqual(times.now);
    own = after(-3_650 * DAY_MS);
    expect(await clock.now()).toEqual(own);
    expect(times.believed).toEqual(times.now);
  });
});
