declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
  }
  export function create(file: Buffer): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
