import { join } from 'node:path';

// The entry point of the build. Packages read NODE_ENV when they load, so it is set before any import.
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
