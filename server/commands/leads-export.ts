import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sqlitePath } from '../database/store-name.ts';
import { csvOfLeads } from '../leads/export-csv.ts';
import { withStore } from './command-store.ts';
import { counted } from './counted.ts';
import { refuseStore, typedPath, writeWhole } from './output-file.ts';
import type { Call } from './run-command.ts';

/** `leads export FILE.csv`: writes every lead; the file is complete or not written. */
export async function exportLeads(call: Call): Promise<void> {
  const path = typedPath(call.operand);
  refuseStore(path, sqlitePath(call.config));
  const count = await withStore(call, ({ db }) =>
    writeWhole(path, { force: call.flag('force') }, async (partial) => {
      let leads = 0;
      call.progress.begin(`Writing ${path}`);
      const onWritten = (written: number) => {
        leads = written;
        call.progress.update(`${written} leads`);
      };
      const text = csvOfLeads(db, { onWritten });
      await pipeline(text, createWriteStream(partial));
      return leads;
    }),
  );
  process.stdout.write(`${counted(count, 'lead')} written to ${path}\n`);
}
