import { fetchOrThrow } from './desk-client.ts';

/** On a slow connection, exporting all leads takes longer than other requests. */
const DOWNLOAD_TIMEOUT_MS = 600_000;

/**
 * Downloads leads as CSV: all, or those of one lead's person. Uses fetch instead of a link, so that an error can be handled
 * here instead of being saved as a file.
 */
export async function downloadLeads(lead?: string): Promise<void> {
  const of = lead === undefined ? '' : `?lead=${encodeURIComponent(lead)}`;
  const response = await fetchOrThrow(`/api/desk/leads.csv${of}`, {}, DOWNLOAD_TIMEOUT_MS);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = lead === undefined ? 'leads.csv' : 'leads-of-one-person.csv';
  link.click();
  URL.revokeObjectURL(address);
}
