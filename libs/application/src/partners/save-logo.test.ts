import { DomainError, LOGO_BYTES } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { SaveLogo } from './save-logo.js';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 1);
const PAINTED = Uint8Array.of(1);

describe("a partner's logo", () => {
  const setUp = () => {
    const kept: unknown[] = [];
    const logos = {
      keep: async (...given: unknown[]) => void kept.push(given),
      remove: async (partnerId: string) => void kept.push([partnerId]),
      find: async () => undefined,
    };
    const saving = new SaveLogo(logos, { paint: async () => PAINTED }, { next: () => 'an id' });
    return { saving, kept };
  };

  it('is stored re-encoded, not as it was sent', async () => {
    const { saving, kept } = setUp();
    await saving.save('anne', JPEG);
    expect(kept).toEqual([['anne', 'an id', PAINTED]]);
  });

  it('is rejected where the file is no picture, or too large', async () => {
    const { saving, kept } = setUp();
    const notOne = saving.save('anne', Uint8Array.of(0x3c));
    await expect(notOne).rejects.toEqual(new DomainError('invalid-logo'));
    const large = new Uint8Array(LOGO_BYTES + 1);
    large.set(JPEG);
    await expect(saving.save('anne', large)).rejects.toMatchObject({ code: 'logo-too-large' });
    expect(kept).toEqual([]);
  });

  it('is gone when removed', async () => {
    const { saving, kept } = setUp();
    await saving.remove('anne');
    expect(kept).toEqual([['anne']]);
  });
});
