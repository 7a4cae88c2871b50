/** Words beside figures: where they come from, and of what day they are. */
export const figuresNote = {
  sample: 'Sample figures, not market data.',
  source: 'Source:',
  asOf: 'As of',
};
