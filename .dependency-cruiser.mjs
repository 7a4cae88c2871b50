/** The rooms of docs/architecture.md, and what each of them may not import. */
const BORDERS = {
  domain: ['content', 'design', 'site', 'desk', 'server', 'assistant-training'],
  content: ['design', 'site', 'desk', 'server', 'assistant-training'],
  design: ['domain', 'content', 'site', 'desk', 'server', 'assistant-training'],
  site: ['desk', 'server', 'assistant-training'],
  desk: ['site', 'server', 'assistant-training'],
  server: ['site', 'desk', 'assistant-training'],
  'assistant-training': ['site', 'desk', 'server'],
};

/** The desk's typed client names the routes of its API; the build names the site and the desk by their folders. */
const DOORS = { desk: '^server/desk/desk-api[.]ts$' };

/** Where what was entangled is being written anew. */
const BEING_REWRITTEN = '^(domain/chat|server/chat|site/chat|site/cards)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(BORDERS).map(([room, others]) => ({
      name: `${room}-keeps-its-border`,
      severity: 'error',
      from: { path: `^${room}/`, ...(room === 'site' && { pathNot: '^site/cards/' }) },
      to: { path: `^(${others.join('|')})/`, ...(DOORS[room] && { pathNot: DOORS[room] }) },
    })),
    {
      name: 'only-the-server-knows-a-database',
      severity: 'error',
      from: { pathNot: '^server/' },
      to: { path: 'node_modules/(kysely|pg)/|^(node:)?sqlite$' },
    },
    {
      name: 'no-file-cycles',
      severity: 'error',
      from: { pathNot: BEING_REWRITTEN },
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: BEING_REWRITTEN },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]test[.]tsx?$', '^node_modules/[.]cache'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'server/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs'], conditionNames: ['import', 'types'] },
  },
};
