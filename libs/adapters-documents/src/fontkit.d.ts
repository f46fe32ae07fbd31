declare module 'fontkit' {
  /** What is asked of a font here. */
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(file: Buffer): Font;
}
