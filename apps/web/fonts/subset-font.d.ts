declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: readonly string[];
      noLayoutClosure: boolean;
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
