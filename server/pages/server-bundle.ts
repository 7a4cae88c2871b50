import type { EnvironmentOptions } from 'vite';

// Node keeps the source of every module that it has loaded. Loaded one by one, the packages are 870 files of 7 MB, most of
// it never called; built into the server they are 3 MB, and an idle server is some 40 MB smaller.

/**
 * Packages are built into the server, without what is not called and what only a reader needs. Names and lines stay, so
 * that an error in the log still says where it happened.
 */
export const SERVER_BUNDLE: EnvironmentOptions = {
  // Or React would come twice: packages that choose at run time bring what is for development too.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
  build: {
    rolldownOptions: {
      output: {
        comments: false,
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: false } },
      },
    },
  },
};
