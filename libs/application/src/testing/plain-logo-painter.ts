import { DomainError, LOGO_SIDE, type LogoType } from '@boligstyling/domain';
import { LogoPainter } from '../ports/partner-logos.js';

const BEGINNINGS: Record<LogoType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
};

/** Reads and paints pictures that are their beginning, a mark, their longest side and the rest. */
export class PlainLogoPainter extends LogoPainter {
  /** Stands between how a file begins and its side. */
  private static readonly MARK = 0xfe;

  /** A file that can be painted, with something hidden after the picture. */
  static picture(type: LogoType, side: number, hidden = ''): Uint8Array {
    const head = Object.assign(new Array<number>(12).fill(0), BEGINNINGS[type]);
    const picture = [...head, this.MARK, side >> 8, side & 0xff];
    return Uint8Array.from([...picture, ...new TextEncoder().encode(hidden)]);
  }

  /** The longest side of a picture. */
  static sideOf(picture: Uint8Array): number {
    const [high = 0, low] = picture.subarray(picture.indexOf(this.MARK) + 1);
    if (!picture.includes(this.MARK) || low === undefined) throw new DomainError('invalid-logo');
    return high * 256 + low;
  }

  override async paint(file: Uint8Array): Promise<Uint8Array> {
    const side = Math.min(PlainLogoPainter.sideOf(file), LOGO_SIDE);
    return PlainLogoPainter.picture('image/webp', side);
  }
}
