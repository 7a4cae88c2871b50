/** The folders of docs/architecture.md, and what each of them may not import. */
const BORDERS = {
  domain: ['content', 'design', 'site', 'desk', 'server', 'assistant-training'],
  content: ['design', 'site', 'desk', 'server', 'assistant-training'],
  design: ['domain', 'content', 'site', 'desk', 'server', 'assistant-training'],
  site: ['desk', 'server', 'assistant-training'],
  desk: ['site', 'server', 'assistant-training'],
  server: ['site', 'desk', 'assistant-training'],
  'assistant-training': ['site', 'desk', 'server'],
};

/** The desk's API client gets its types from the routes. */
const DESK_CALLS = '^server/desk/desk-routes[.]ts$';

/** These folders of the assistant import each other's types: understand and guard, dialogue and answer. */
const ENTANGLED = '^domain/chat/(understand|guard|dialogue|answer)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(BORDERS).map(([room, others]) => ({
      name: `${room}-keeps-its-border`,
      severity: 'error',
      from: { path: `^${room}/`, ...(room === 'site' && { pathNot: '^site/cards/' }) },
      to: { path: `^(${others.join('|')})/`, ...(room === 'desk' && { pathNot: DESK_CALLS }) },
    })),
    {
      name: 'the-desk-takes-only-types-from-the-server',
      severity: 'error',
      from: { path: '^desk/' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-server-knows-a-database',
      severity: 'error',
      from: { pathNot: '^server/' },
      to: { path: 'node_modules/(kysely|pg)/|^(node:)?sqlite$' },
    },
    {
      name: 'no-file-cycles',
      severity: 'error',
      // The file that `npm run cards` generates imports its type from the file that uses it.
      from: { pathNot: '^site/cards/(card-files|link-preview)[.]ts$' },
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: ENTANGLED },
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
