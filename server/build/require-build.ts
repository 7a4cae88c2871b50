import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

// Before npm run serve: without a build, Node would say only that it cannot find a module.

if (!existsSync(join(projectRoot, 'dist/server/entry.mjs'))) {
  process.stderr.write(
    'The site is not built yet: run "npm run build" first, or "npm start", which does both.\n',
  );
  process.exitCode = 1;
}
