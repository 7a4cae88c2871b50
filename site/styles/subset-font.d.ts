// subset-font ships no types; this is the part of it that make-fonts.ts uses.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType feature tags to keep; all of them when absent. */
    keepFeatures?: string[];
    /** The part of a variable font's range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Uint8Array, characters: string, options: SubsetOptions): Promise<Uint8Array>;
  export = subsetFont;
}
