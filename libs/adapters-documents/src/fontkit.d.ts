declare module 'fontkit' {
  /** What is asked of a font here. */
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(file: Buffer): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A font that is read once is one for all PDFs. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
