import { writeFileSync } from 'node:fs';
import { sqlitePath } from '../database/store-name.ts';
import { exportedListings } from '../listings/exported-listings.ts';
import { isListingFile } from '../listings/listing-file.ts';
import { listingCsv, listingJson } from '../listings/write-listing-file.ts';
import { UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { counted } from './counted.ts';
import { refuseStore, typedPath, writeWhole } from './output-file.ts';
import type { Call } from './run-command.ts';

/** `listings export FILE`: writes every home of the site; the file is complete or not written. */
export async function exportListings(call: Call): Promise<void> {
  if (!isListingFile(call.operand)) throw new UsageError(`${call.operand} ends neither in .csv nor in .json`);
  const path = typedPath(call.operand);
  refuseStore(path, sqlitePath(call.config));
  const records = await withStore(call, ({ db }) => exportedListings(db));
  const text = path.toLowerCase().endsWith('.json') ? listingJson(records) : listingCsv(records);
  await writeWhole(path, { force: call.flag('force') }, async (partial) => writeFileSync(partial, text));
  process.stdout.write(`${counted(records.length, 'listing')} written to ${path}\n`);
}
