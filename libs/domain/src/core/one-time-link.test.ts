import { describe, expect, it } from '@jest/globals';
import {
  ONE_TIME_LINK_PURPOSES,
  oneTimeLink,
  type OneTimeLinkPurpose,
  OPENED_BY_LINK,
  type OpenedByLink,
  SHARED_PASSWORD_SUBJECT,
} from './one-time-link.js';

it('the shared login has an id that no user can have', () =>
  expect(SHARED_PASSWORD_SUBJECT).toBe(`00000000${'-0000'.repeat(3)}-${'0'.repeat(12)}`));

describe('a one-time link', () => {
  const ENDS: Record<OneTimeLinkPurpose, string> = {
    invitation: '2026-11-29T08:30:00.000Z',
    'new-factor': '2026-11-29T08:30:00.000Z',
    'partner-page': '2026-11-22T09:00:00.000Z',
    'known-browser': '2026-11-22T09:30:00.000Z',
  };

  it.each(ONE_TIME_LINK_PURPOSES)('to %s expires after its hours', (purpose) => {
    const link = oneTimeLink('link', purpose, 'kari', new Date('2026-11-22T08:30:00.000Z'));
    const expiresAt = new Date(ENDS[purpose]);
    expect(link).toEqual({ id: 'link', purpose, subjectId: 'kari', expiresAt });
  });

  it('admits a partner, a user, or nobody yet', () => {
    const opening = (opened: OpenedByLink) =>
      ONE_TIME_LINK_PURPOSES.filter((purpose) => OPENED_BY_LINK[purpose] === opened);
    expect(opening('user')).toEqual(['invitation', 'new-factor']);
    expect(opening('partner')).toEqual(['partner-page']);
    expect(opening('browser')).toEqual(['known-browser']);
  });

  it('expires at a whole second, like its token', () => {
    const { expiresAt } = oneTimeLink('id', 'invitation', 'kari', new Date(1_795_336_200_999));
    expect(expiresAt.getTime()).toBe((1_795_336_200 + 7 * 24 * 3600) * 1000);
  });
});
