// The notices that publishers require beside their figures. Read the terms of each file before importing it.

export const marketPublishers = {
  redfin: {
    name: 'Redfin',
    license: 'Data provided by Redfin, a national real estate brokerage (redfin.com/news/data-center).',
  },
  zillow: {
    name: 'Zillow Home Value Index (ZHVI)',
    license:
      'Data provided by Zillow Group (zillow.com/research/data): a typical home value, not a sale price.',
  },
};
