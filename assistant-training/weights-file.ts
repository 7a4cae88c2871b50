import { join } from 'node:path';

/** Where the weights are kept: the server reads them at its start. */
export const WEIGHTS = join(import.meta.dirname, '../content/assistant/understanding.weights');
