import { describe, expect, it } from '@jest/globals';
import { ADMIN_CALLS } from '../users/admin-calls.js';
import { activeParts, LEAD_PARTS, leadParts } from './lead-parts.js';

describe('a part of a lead', () => {
  it.each(leadParts)('is shown by audited calls alone: %s', (part) => {
    for (const call of LEAD_PARTS[part].shownBy) {
      expect(['saw', 'exported']).toContain(ADMIN_CALLS[call].audit);
    }
  });

  it('keeps its lead active only by moments of its own', () => {
    const without = leadParts.filter((part) => !activeParts.some((each) => each === part));
    expect(activeParts.map((part) => LEAD_PARTS[part].activeAt)).not.toContainEqual([]);
    expect(new Set(without.map((part) => LEAD_PARTS[part].activeAt.length))).toEqual(new Set([0]));
  });

  it('comes after the part that it belongs to, so that a restore finds it', () => {
    for (const [at, part] of leadParts.entries()) {
      const { of } = LEAD_PARTS[part];
      if (of !== 'lead') expect(leadParts.slice(0, at)).toContain(of);
    }
  });
});
