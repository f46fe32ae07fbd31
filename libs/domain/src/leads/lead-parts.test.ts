import { describe, expect, it } from '@jest/globals';
import { ADMIN_CALLS } from '../users/admin-calls.js';
import { LEAD_PARTS, leadParts } from './lead-parts.js';

describe('a part of a lead', () => {
  it.each(leadParts)('is shown by audited calls alone: %s', (part) => {
    for (const call of LEAD_PARTS[part].shownBy) {
      expect(['saw', 'exported']).toContain(ADMIN_CALLS[call].audit);
    }
  });

  it('comes after the part that it belongs to, so that a restore finds it', () => {
    for (const [at, part] of leadParts.entries()) {
      const { of } = LEAD_PARTS[part];
      if (of !== 'lead') expect(leadParts.slice(0, at)).toContain(of);
    }
  });
});
