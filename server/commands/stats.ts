import { type Command, runCommand } from './run-command.ts';
import { showStats } from './stats-show.ts';

const usage = `Usage: npm run stats [-- --days N] [-- --json]

Prints how often pages were seen and forms were used: a chart by day, views by page, and for each form the way from a
page view to a message.

Options:
  --days N   The last N days, today included (30 by default, at most 3660).
  --json     What is kept, for programs; "npm run --silent stats -- --json" prints nothing else.
  --help     This text.

Days are Charlotte's. Programs, pages fetched ahead and not opened, and visitors whose browsers send Global Privacy
Control or Do Not Track are in none of these figures; "npm run leads -- list" has every lead.
`;

export const command: Command = {
  name: 'stats',
  usage,
  actions: { '': { options: { days: 'text', json: 'flag' }, run: showStats } },
};

if (import.meta.main) await runCommand(command);
