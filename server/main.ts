import { join } from 'node:path';

// The built entry. Packages choose by NODE_ENV what they do, so it is set before any of them is loaded.
Object.assign(process.env, { NODE_ENV: 'production' });

const USAGE = `npm start       builds the site and serves it on http://localhost:3000
npm run serve   serves what was built

Settings are environment variables: see docs/operations.md.
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  const { serveSite } = await import('./serve-site.ts');
  await serveSite(join(import.meta.dirname, '../client'));
}
