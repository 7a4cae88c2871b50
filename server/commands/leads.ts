import { eraseLeads } from './leads-erase.ts';
import { exportLeads } from './leads-export.ts';
import { listAllLeads } from './leads-list.ts';
import { showLead } from './leads-show.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run leads -- list [--since DATE] [--json]
       npm run leads -- show ID [--json]
       npm run leads -- export FILE.csv [--force]
       npm run leads -- erase EMAIL|PHONE [--yes]

  list      All leads, newest first. SENT: yes, waits, or DEAD (see "npm run deliveries -- list").
  show      Everything about one lead: fields, consents, attribution, deliveries, what is due.
  export    All leads as a spreadsheet (CSV, UTF-8).
  erase     Removes everything this site holds about the person with this address or number, for good.

Options:
  --since DATE   Only leads from this day (2026-11-03, Charlotte time) or time (2026-11-03T14:00:00Z) on.
  --json         JSON for programs; "npm run --silent leads -- list --json" prints nothing else.
  --force        Replace FILE.csv when it is there.
  --yes          Do not ask before erasing; without a terminal nothing happens unless it is said.
  --help         This text.

The store is the one that DATABASE_URL or DATA_DIR names; the site may be running.
`;

export const command: Command = {
  name: 'leads',
  usage,
  actions: {
    list: { options: { since: 'text', json: 'flag' }, run: listAllLeads },
    show: { operand: 'ID', options: { json: 'flag' }, run: showLead },
    export: { operand: 'FILE.csv', options: { force: 'flag' }, run: exportLeads },
    erase: { operand: 'EMAIL|PHONE', options: { yes: 'flag' }, run: eraseLeads },
  },
};

if (import.meta.main) await runCommand(command);
