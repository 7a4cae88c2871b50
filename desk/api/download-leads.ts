import { fetchOrThrow } from './desk-client.ts';

/** All leads over a slow line take longer than a call of the desk. */
const LONGEST_DOWNLOAD_MS = 600_000;

/**
 * Saves leads as a table: those of a lead's person, or all. Fetched, not linked: a refusal has to be answered here and not in a
 * file.
 */
export async function downloadLeads(lead?: string): Promise<void> {
  const of = lead === undefined ? '' : `?lead=${encodeURIComponent(lead)}`;
  const response = await fetchOrThrow(`/api/desk/leads.csv${of}`, {}, LONGEST_DOWNLOAD_MS);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = lead === undefined ? 'leads.csv' : 'leads-of-one-person.csv';
  link.click();
  URL.revokeObjectURL(address);
}
