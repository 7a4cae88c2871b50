import { exportListings } from './listings-export.ts';
import { importListingFiles } from './listings-import.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run listings -- import FILE... [--dry-run] [--replace [--yes]] [--reason TEXT]
       npm run listings -- export FILE [--force]

  import    Adds and changes homes from files with RESO field names: FILE.csv (the first line names the fields) or
            FILE.json (a RESO Web API answer, an array of answers, or an array of records; the pages of one answer may
            also be several files, in their order). All of it, or nothing: a row that is wrong is named with its line.
            Homes that are off the market, for rent, or kept off the internet by the seller or the MLS, are removed.
            The site's sample homes go with the first import that does not name them. A home with new words that fair
            housing law may forbid is held back: its words are named, a new one stays off the site, and one on it
            follows only in address, price, status, days on market and listing side. Everything else is imported,
            and the command ends with 1.
  export    Writes the homes of the site to FILE.csv or FILE.json, as a later import reads them.

Options:
  --dry-run   Read and check the files and say what would change, but change nothing.
  --replace   The files hold every home there is: remove those of earlier files that they do not name; homes added at
              the desk stay. Refused when they hold none, and when more than half would go, but for --yes.
  --yes       More than half may go.
  --reason TEXT   Why words with a fair-housing mark may stand; kept in the history of their homes.
  --force     Replace FILE when it is there.
  --help      This text.

Private remarks, showing instructions and commissions are never stored. Most MLSs ask for a refresh every 12 hours.
The store is the one that DATABASE_URL or DATA_DIR names; the site may be running.
`;

export const command: Command = {
  name: 'listings',
  usage,
  actions: {
    import: {
      operand: 'FILE',
      many: true,
      options: { 'dry-run': 'flag', replace: 'flag', yes: 'flag', reason: 'text' },
      run: importListingFiles,
    },
    export: { operand: 'FILE', options: { force: 'flag' }, run: exportListings },
  },
};

if (import.meta.main) await runCommand(command);
