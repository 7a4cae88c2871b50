import type { EnvironmentOptions } from 'vite';

/** The server is built with everything it needs from node_modules: it starts faster than from thousands of files. */
export const SERVER_BUNDLE: EnvironmentOptions = {
  // Packages that choose at run time would bring what is for development too, React among them.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
  // Node keeps a program's text in memory; comments only help in the source.
  build: { rolldownOptions: { output: { comments: false } } },
};
