import { importMarketFile } from './market-import.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run market -- import FILE [--dry-run]

  import    Reads market figures from FILE in the place of what the site shows for the same areas and metrics,
            samples first of all. A figure that cannot be is named with its line and left out, and so is a second
            region of one area. More than one such figure in twenty, or twenty of them, or anything else that is wrong:
            nothing is imported.

FILE is one of
  - Redfin's market tracker (TSV, also gzipped)
  - a download of Redfin's Data Center (the UTF-16 file named .csv)
  - Zillow's ZHVI, all homes, by city or by neighborhood (CSV); shown as "typical home value"
A region belongs to the area of its name, or to one that the desk says is also called so; what stands beside the figures
is written in content/market-publishers.ts. Read the publisher's terms first.

Options:
  --dry-run   Read and check FILE and say what would change, but change nothing.
  --help      This text.

The store is the one that DATABASE_URL or DATA_DIR names; the site may be running.
`;

export const command: Command = {
  name: 'market',
  usage,
  actions: { import: { operand: 'FILE', options: { 'dry-run': 'flag' }, run: importMarketFile } },
};

if (import.meta.main) await runCommand(command);
