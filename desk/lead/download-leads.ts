import { DeskError } from '../api/desk-client.ts';

/** Saves all leads as a table. Fetched, not linked: a refusal has to be answered here and not in a file. */
export async function downloadLeads(): Promise<void> {
  const response = await fetch('/api/desk/leads.csv', { cache: 'no-store' });
  if (!response.ok) throw new DeskError(response.status, await response.json().catch(() => null));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'leads.csv';
  link.click();
  URL.revokeObjectURL(address);
}
