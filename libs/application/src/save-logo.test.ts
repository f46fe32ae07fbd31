import { LOGO_BYTES, type Partner } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LogoPainter } from './ports/partner-logos.js';
import { SaveLogo } from './save-logo.js';
import { InMemoryPartnerLogos } from './testing/in-memory-partner-logos.js';
import { Office } from './testing/office.js';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 1]);
const PAINTED = new Uint8Array([1, 2, 3]);

/** Paints the same picture of every file. */
class OnePicture extends LogoPainter {
  override async paint() {
    return PAINTED;
  }
}

describe("a partner's logo", () => {
  let office: Office;
  let logos: InMemoryPartnerLogos;
  let saving: SaveLogo;
  let anne: Partner;
  beforeEach(() => {
    office = new Office();
    logos = new InMemoryPartnerLogos(office.store);
    saving = new SaveLogo(logos, new OnePicture(), office.ids);
    anne = office.join('Anne');
  });
  const shown = () => office.store.partners.get(anne.id)?.logoId ?? '';

  it('is kept as it is painted anew, not as it was sent', async () => {
    await saving.save(anne.id, JPEG);
    expect(await logos.find(shown())).toEqual(PAINTED);
  });

  it('is kept of no file that is no picture, or too large', async () => {
    const notOne = saving.save(anne.id, new Uint8Array([0x3c]));
    await expect(notOne).rejects.toMatchObject({ code: 'invalid-logo' });
    const large = new Uint8Array(LOGO_BYTES + 1);
    large.set(JPEG);
    await expect(saving.save(anne.id, large)).rejects.toMatchObject({ code: 'logo-too-large' });
    expect(shown()).toBe('');
  });

  it('is gone when removed', async () => {
    await saving.save(anne.id, JPEG);
    const id = shown();
    await saving.remove(anne.id);
    expect([shown(), await logos.find(id)]).toEqual(['', undefined]);
  });
});
