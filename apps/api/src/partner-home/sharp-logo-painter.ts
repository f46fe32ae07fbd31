import { LogoPainter, oneAtATime } from '@boligstyling/application';
import { DomainError, LOGO_SIDE } from '@boligstyling/domain';

/** A small file can hold a picture that fills the memory. */
const MAX_PIXELS = 24_000_000;

/**
 * Drops locations, profiles and texts. One logo at a time, because each may take over a hundred
 * megabytes.
 */
export class SharpLogoPainter extends LogoPainter {
  private readonly serially = oneAtATime();

  override paint(file: Uint8Array): Promise<Uint8Array> {
    return this.serially(() => this.draw(file));
  }

  private async draw(file: Uint8Array): Promise<Uint8Array> {
    const { default: sharp } = await import('sharp');
    try {
      return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .rotate()
        .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer();
    } catch {
      throw new DomainError('invalid-logo', 'Vi klarte ikke å lese bildet. Prøv en annen fil.');
    }
  }
}
