import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PostalRegister } from '../postal-register.js';

const BERGEN = { code: '5015', place: 'BERGEN', municipality: '4601' };
const NESTTUN = { code: '5221', place: 'NESTTUN', municipality: '4601' };
const BRYNE = { code: '4340', place: 'BRYNE', municipality: '1121' };
const BRYNE_IN_KLEPP = { code: '4349', place: 'Bryne', municipality: '1120' };
const LONGYEARBYEN = { code: '9170', place: 'LONGYEARBYEN', municipality: null };

export function postalRegisterContract(setUp: () => Promise<PostalRegister>): void {
  describe('the postal register', () => {
    let register: PostalRegister;
    beforeEach(async () => {
      register = await setUp();
    });

    it('is empty before its import', async () => {
      expect(await register.state()).toEqual({ codes: 0, importedAt: null });
      const known = await register.lookUp(['5015'], ['bergen']);
      expect(known.area('5015')).toBeUndefined();
      expect(known.postPlaces('bergen')).toEqual([]);
    });

    it("returns a code's municipality, or none for a code without one", async () => {
      await register.replace([BERGEN, LONGYEARBYEN]);
      const known = await register.lookUp(['5015', '9170', '9999'], []);
      expect(known.area('5015')).toEqual({ municipality: '4601', source: 'postal-register' });
      expect(known.area('9170')).toEqual({ municipality: null, source: 'postal-register' });
      expect(known.area('9999')).toBeUndefined();
      const { codes, importedAt } = await register.state();
      expect(codes).toBe(2);
      expect(importedAt).toBeInstanceOf(Date);
    });

    it('returns the municipalities of a post place, in any spelling', async () => {
      await register.replace([BRYNE, BRYNE_IN_KLEPP, LONGYEARBYEN]);
      const known = await register.lookUp([], ['bryne', 'longyearbyen', 'voss']);
      const municipalities = known.postPlaces('bryne').map(({ municipality }) => municipality);
      expect(municipalities.sort()).toEqual(['1120', '1121']);
      expect(known.postPlaces('longyearbyen')).toEqual([]);
      expect(known.postPlaces('voss')).toEqual([]);
    });

    it('is replaced as a whole and reports the changes', async () => {
      expect(await register.replace([BERGEN, BRYNE])).toEqual({ added: 2, changed: 0, removed: 0 });
      const moved = { ...BRYNE, municipality: '1120' };
      expect(await register.replace([moved, NESTTUN])).toEqual({
        added: 1,
        changed: 1,
        removed: 1,
      });
      const known = await register.lookUp(['5015', '4340'], ['bergen']);
      expect(known.area('5015')).toBeUndefined();
      expect(known.area('4340')?.municipality).toBe('1120');
      expect(known.postPlaces('bergen')).toEqual([]);
    });

    it("keeps the address service's answers until the next import", async () => {
      await register.replace([BRYNE]);
      await register.keepAnswer('2050', '3209');
      await register.keepAnswer('4340', '1120');
      await register.keepAnswer('2050', '3209');
      const known = await register.lookUp(['2050', '4340'], []);
      expect(known.area('2050')).toEqual({ municipality: '3209', source: 'address-service' });
      expect(known.area('4340')).toEqual({ municipality: '1120', source: 'address-service' });
      expect((await register.replace([BRYNE])).added).toBe(0);
      const again = await register.lookUp(['2050', '4340'], []);
      expect(again.area('2050')).toBeUndefined();
      expect(again.area('4340')).toEqual({ municipality: '1121', source: 'postal-register' });
    });

    it('counts only imported codes', async () => {
      await register.keepAnswer('2050', '3209');
      expect(await register.state()).toEqual({ codes: 0, importedAt: null });
      expect(await register.replace([BERGEN])).toEqual({ added: 1, changed: 0, removed: 0 });
    });
  });
}
