import { LOGO_BYTES, type Partner } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { SaveLogo } from './save-logo.js';
import { InMemoryPartnerLogos } from './testing/in-memory-partner-logos.js';
import { Office } from './testing/office.js';
import { PlainLogoPainter } from './testing/plain-logo-painter.js';

const JPEG = PlainLogoPainter.picture('image/jpeg', 900, 'Oslo');
const PAINTED = PlainLogoPainter.picture('image/webp', 320);

describe("a partner's logo", () => {
  let office: Office;
  let logos: InMemoryPartnerLogos;
  let saving: SaveLogo;
  let anne: Partner;
  beforeEach(() => {
    office = new Office();
    logos = new InMemoryPartnerLogos(office.store);
    saving = new SaveLogo(logos, new PlainLogoPainter(), office.ids);
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
