// subset-font ships no types; these are the parts that make-fonts.ts uses.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType feature tags to keep; all if absent. */
    keepFeatures?: string[];
    /** The range of each variation axis to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Uint8Array, characters: string, options: SubsetOptions): Promise<Uint8Array>;
  export = subsetFont;
}
