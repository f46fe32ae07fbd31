declare module 'fontkit' {
  /** What is asked of a font here. */
  export interface Font {
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function create(file: Buffer): Font;
}
