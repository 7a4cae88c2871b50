import { findLeadFile } from '../leads/lead-file.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { describeLead } from './leads-description.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';

/** `leads show ID`: prints everything stored about one lead. */
export async function showLead(call: Call): Promise<void> {
  const file = await withStore(call, ({ db }) => findLeadFile(db, call.operand));
  if (!file) throw new CommandError(`No lead has the id ${call.operand}. "npm run leads -- list" shows all.`);
  process.stdout.write(call.flag('json') ? `${printableJson(file)}\n` : describeLead(file, new Date()));
}
