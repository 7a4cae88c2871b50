/** Words beside figures: their source and date. */
export const figuresNote = {
  sample: 'Sample figures, not market data.',
  source: 'Source:',
  asOf: 'As of',
};
