import { expect, test } from '@jest/globals';
import { afterPaint } from '../../shared/ui/after-paint';
import { coverFoot } from './sheet';

const painted = () => new Promise<void>(afterPaint);
const covered = () => document.documentElement.style.getPropertyValue('--covered');

test('the page is restyled in the frame after the panel, not during the press', async () => {
  coverFoot(120);
  expect(covered()).toBe('');
  await painted();
  expect(covered()).toBe('120px');
});

test('the last height reported in a frame counts', async () => {
  coverFoot(0);
  coverFoot(240);
  await painted();
  expect(covered()).toBe('240px');
  coverFoot(0);
  await painted();
  expect(covered()).toBe('0px');
});
