import { LOGO_SIDE, LOGO_TYPES, type LogoType, requireLogo } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LogoPainter } from '../ports/partner-logos.js';

/** What a contract needs: a painter, and the pictures that it reads. */
export interface LogoPainterUnderTest {
  painter: LogoPainter;
  /** A file of that kind and longest side, with something hidden after the picture. */
  picture(type: LogoType, side: number, hidden?: string): Uint8Array | Promise<Uint8Array>;
  /** The longest side of what was painted. */
  sideOf(painted: Uint8Array): number | Promise<number>;
}

/** What every {@link LogoPainter} keeps. */
export function logoPainterContract({ painter, picture, sideOf }: LogoPainterUnderTest): void {
  describe('a painter of logos', () => {
    it.each(LOGO_TYPES)('paints a WebP of %s, as large as it is', async (type) => {
      const painted = await painter.paint(await picture(type, 40));
      expect(() => requireLogo(painted)).not.toThrow();
      expect(String.fromCharCode(...painted.subarray(8, 12))).toBe('WEBP');
      expect(await sideOf(painted)).toBe(40);
    });

    it('paints what is larger than a logo as large as one', async () => {
      const painted = await painter.paint(await picture('image/png', 900));
      expect(await sideOf(painted)).toBe(LOGO_SIDE);
    });

    it.each(LOGO_TYPES)('leaves behind what else is in a file of %s', async (type) => {
      const file = await picture(type, 40, '<script>');
      const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
      expect(text(file)).toContain('<script>');
      expect(text(await painter.paint(file))).not.toContain('<script>');
    });

    it('reads no file that ends too soon', async () => {
      for (const type of LOGO_TYPES) {
        const cut = (await picture(type, 40)).subarray(0, 12);
        await expect(painter.paint(cut)).rejects.toMatchObject({ code: 'invalid-logo' });
      }
    });
  });
}
