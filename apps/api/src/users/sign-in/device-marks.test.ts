import { describe, expect, it } from '@jest/globals';
import { DEVICE_MARK_SECONDS, DeviceMarks } from './login-clients.js';

describe('a device mark', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = { now: () => now };
  const marks = new DeviceMarks('one secret', clock);

  it('names its device, or a new one each time', () => {
    expect(marks.read(marks.issue('a'.repeat(22)))).toBe('a'.repeat(22));
    expect(marks.read(marks.issue())).not.toBe(marks.read(marks.issue()));
  });

  it('is valid for half a year', () => {
    const mark = marks.issue();
    now = new Date(now.getTime() + (DEVICE_MARK_SECONDS - 1) * 1000);
    expect(marks.read(mark)).toBeDefined();
    now = new Date(now.getTime() + 1000);
    expect(marks.read(mark)).toBeUndefined();
  });

  it('under the previous secret is valid while that is set', () => {
    const next = new DeviceMarks('two secret', clock, 'one secret');
    expect(next.read(marks.issue('a'.repeat(22)))).toBe('a'.repeat(22));
    expect(marks.read(next.issue())).toBeUndefined();
  });

  it('is rejected when forged', () => {
    const mark = marks.issue();
    const [device, at, signature] = mark.split('.');
    const later = Number(at) + 60;
    const strangers = new DeviceMarks('another secret', clock).issue();
    for (const forged of ['', 'x', strangers, `${device}.${later}.${signature}`, `${mark}A`]) {
      expect(marks.read(forged)).toBeUndefined();
    }
  });
});
