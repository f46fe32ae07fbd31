import { describe, expect, it } from '@jest/globals';
import { answered, isOpen, offer, withdrawn } from './assignment.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const offered = offer({ id: 'a', leadId: 'l', partnerId: 'p' }, at(8));

describe('an assignment', () => {
  it('is answered once', () => {
    const accepted = answered(offered, 'accepted', at(9));
    expect(accepted).toMatchObject({ state: 'accepted', offeredAt: at(8), answeredAt: at(9) });
    expect(() => answered(accepted, 'declined', at(10))).toThrow('«Jeg tar kontakt»');
  });

  it('is withdrawn while it is open, answered or not', () => {
    const accepted = answered(offered, 'accepted', at(9));
    for (const open of [offered, accepted]) {
      expect(withdrawn(open, at(10))).toMatchObject({ state: 'withdrawn', withdrawnAt: at(10) });
    }
  });

  it.each([answered(offered, 'declined', at(9)), withdrawn(offered, at(9))])(
    'is closed once $state',
    (closed) => {
      expect(isOpen(closed)).toBe(false);
      for (const change of [
        () => answered(closed, 'accepted', at(10)),
        () => withdrawn(closed, at(10)),
      ]) {
        expect(change).toThrow(expect.objectContaining({ code: 'assignment-closed' }));
      }
    },
  );
});
