import { describe, expect, it } from '@jest/globals';
import { ASSIGNMENT_STATES } from '../assignments/assignment.js';
import type { LeadCaseState } from '../lead-case/case-state.js';
import { LEAD_STATUSES } from '../leads/lead.js';
import {
  hasRoom,
  inPictureOrder,
  type LeadPicture,
  type PictureTaking,
  reachingPartners,
  requireTakesPictures,
  sharesPictures,
  showsPictures,
  takesPictures,
} from './picture.js';

const GB = 1_000_000_000;

it.each([
  ['two gigabytes and a tenth of the disk are free', 2 * GB, 20 * GB, true],
  ['less than two gigabytes are free', 2 * GB - 1, 4 * GB, false],
  ['less than a tenth of the disk is free', 10 * GB - 1, 100 * GB, false],
])('uploads have room while enough of the disk stays free: %s', (_, free, total, expected) => {
  expect(hasRoom({ free, total })).toBe(expected);
});

describe('pictures of a home', () => {
  const standing = (changes: Partial<PictureTaking> = {}): PictureTaking => ({
    ...{ status: 'new', suspicion: null, undoableStatus: null, reportedWin: null },
    ...changes,
  });

  it('are taken until the lead is lost', () => {
    const taking = LEAD_STATUSES.filter((status) => takesPictures(standing({ status })));
    expect(taking).toEqual(['new', 'matched', 'contacted', 'won']);
    expect(() => requireTakesPictures(standing({ status: 'won' }))).not.toThrow();
    const closed = expect.objectContaining({ code: 'lead-closed' });
    expect(() => requireTakesPictures(standing({ status: 'lost' }))).toThrow(closed);
  });

  it.each(['new', 'won', 'lost'] as const)('wait while a %s lead is held', (status) => {
    const held = standing({ status, suspicion: 'holds-a-link' });
    expect(takesPictures(held)).toBe(false);
    const code = expect.objectContaining({ code: 'lead-held' });
    expect(() => requireTakesPictures(held)).toThrow(code);
    expect(() => requireTakesPictures(held)).toThrow('når vi har sett på henvendelsen');
  });

  const consents = (granted: boolean) =>
    [{ ...{ subject: 'pictures', granted, at: new Date(0) } }] as never;
  const seen = (partnerGroup: 'stylist' | 'estate-agent', granted: boolean) =>
    ASSIGNMENT_STATES.filter((state) => showsPictures({ state, partnerGroup }, consents(granted)));

  it('are seen by stylists that accepted, and with the owner’s consent by those asked', () => {
    expect(seen('stylist', true)).toEqual(['offered', 'accepted']);
    expect(seen('stylist', false)).toEqual(['accepted']);
  });

  it('are seen by no estate agent', () => expect(seen('estate-agent', true)).toEqual([]));

  const picture = (id: string, changes: Partial<LeadPicture> = {}): LeadPicture => ({
    ...{ id, leadId: 'lead-1', fileId: id, place: 0, width: 1, height: 1, bytes: 1 },
    ...{ addedBy: 'owner', addedAt: new Date(0), confirmedAt: null },
    ...changes,
  });
  const ids = (pictures: readonly LeadPicture[]) => pictures.map(({ id }) => id);

  it('of a merged lead reach partners once the earlier owner has confirmed them', () => {
    const both = [picture('a'), picture('b', { confirmedAt: new Date(0) })];
    expect(ids(reachingPartners(both, { mergedInto: null }))).toEqual(['a', 'b']);
    expect(ids(reachingPartners(both, { mergedInto: 'earlier' }))).toEqual(['b']);
  });

  it('are shared with the owner of the earlier lead, if both leads are of one mailbox', () => {
    const shared = ([null, 'same-mailbox', 'by-hand', 'presumed'] as const).filter((mergeKind) =>
      sharesPictures({ mergeKind } as LeadCaseState),
    );
    expect(shared).toEqual(['same-mailbox']);
  });

  it('are ordered by place, and by age where two leads use one place', () => {
    const later = new Date(1);
    const unordered = [
      picture('d', { place: 2 }),
      picture('c', { place: 1, addedAt: later }),
      picture('b', { place: 1 }),
      picture('a', { addedAt: later }),
    ];
    expect(ids(inPictureOrder(unordered))).toEqual(['a', 'b', 'c', 'd']);
  });
});
