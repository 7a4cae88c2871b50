import { diffContent } from './content-diff.ts';
import { exportContent, importContentFiles } from './content-files.ts';
import { listStaleAnswers } from './content-stale.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run content -- export DIR [--changed]
       npm run content -- import DIR [--dry-run] [--reason TEXT]
       npm run content -- diff [--json]
       npm run content -- stale [--json]

  export    Writes what the site says to a new folder, a record a file: DIR/{kind}/{id}.json with the fields that the
            records in content/ have. "record": null is one of content/ that was taken off the site. Uploaded pictures
            that the records name are folders, DIR/pictures/{id}; lost ones are named. Drafts and older versions are not
            part of it: a backup has them.
  import    Brings the records that the files of DIR name to what they say, and leaves all others alone. All of it,
            or nothing: what is wrong is named with its file. Only a record whose picture is neither in DIR nor in the
            store is named and left out, and the command ends with 1. A record that says what content/ ships follows
            content/ again; a home of a feed stays one; any other counts as edited at the desk. New words that fair
            housing law may forbid are named, and stop the import unless --reason says why they may stand.
  diff      What the store says otherwise than content/. Ends with 1 when something differs.
  stale     The assistant's answers whose figures hold for a year that has passed.

Options:
  --changed   Only the records that differ from content/.
  --dry-run   Read and check the files, but change nothing.
  --reason TEXT   Why words with a fair-housing mark may stand; kept in the history of their records.
  --json      JSON for programs.
  --help      This text.

The store is the one that DATABASE_URL or DATA_DIR names; the site may be running.
`;

export const command: Command = {
  name: 'content',
  usage,
  actions: {
    export: { operand: 'DIR', options: { changed: 'flag' }, run: exportContent },
    import: { operand: 'DIR', options: { 'dry-run': 'flag', reason: 'text' }, run: importContentFiles },
    diff: { options: { json: 'flag' }, run: diffContent },
    stale: { options: { json: 'flag' }, run: listStaleAnswers },
  },
};

if (import.meta.main) await runCommand(command);
