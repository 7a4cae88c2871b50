import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Property } from '#domain/listings/property.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { runCommandHere } from './command-process.ts';
import { silent, type TestStore } from './databases.ts';

/** A record as returned by an MLS. */
export const reso = (changes: Record<string, unknown> = {}) => ({
  ListingKey: 'CAR100',
  StandardStatus: 'Active',
  ListPrice: 725000,
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  UnparsedAddress: '14 Example Alley',
  City: 'Charlotte',
  SubdivisionName: 'Noda',
  BedroomsTotal: 3,
  BathroomsTotalInteger: 3,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  LivingArea: 2105,
  LotSizeAcres: 0.21,
  YearBuilt: 1948,
  DaysOnMarket: 12,
  PublicRemarks: 'A brick house, "the old store", on a corner.\nSecond line.',
  Longitude: -80.84,
  ListOfficeName: 'Example Office',
  AttributionContact: '+1 704 555 0100',
  OriginatingSystemName: 'carolina',
  ModificationTimestamp: '2026-11-01T10:00:00Z',
  ...changes,
});

/** Runs the listings command with a test's store and files in its folder, and reads the result. */
export function listingCommand(database: () => Database, store: () => TestStore) {
  const path = (name: string) => join(store().folder, name);
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(path(name), content);
    return path(name);
  };
  return {
    path,
    write,
    copy: (name: string) => readFileSync(path(name), 'utf8'),
    /** Writes a RESO response to a file. @returns its path */
    page: (name: string, records: unknown[], nextLink?: string) =>
      write(
        name,
        JSON.stringify({ value: records, ...(nextLink && { '@odata.nextLink': nextLink }) }, null, 2),
      ),
    run: (...args: string[]) =>
      runCommandHere('listings', args, { DATABASE_URL: store().url, DATA_DIR: store().folder }),
    homes: (): Promise<Property[]> => createCatalog(database(), silent).properties(),
    everything: () =>
      database().db.selectFrom('records').selectAll().where('kind', '=', 'listings').orderBy('id').execute(),
    async removeAll() {
      await database().db.deleteFrom('records').where('kind', '=', 'listings').execute();
    },
    /** Restores the twelve sample homes. */
    async reset() {
      await database().db.deleteFrom('records').where('kind', '=', 'listings').execute();
      await inTransaction(database(), followContent(silent));
    },
  };
}
