// Draws every icon of the site from site/public/favicon.svg (`npm run icons`). Run by hand after the source image
// changes; the results are committed, and a test fails when they are stale.
import { writeFile } from 'node:fs/promises';
import { drawIcon, iconFingerprint, wrapInIco } from './draw-icon.ts';
import { appleTouchIcon, ICO_PIXELS, manifestIcons } from './icon-files.ts';

const PUBLIC = new URL('../public/', import.meta.url);

if (process.argv.includes('--help')) {
  console.log('npm run icons: draws the icons from site/public/favicon.svg. It takes no options.');
} else {
  await writeFile(
    new URL('favicon.ico', PUBLIC),
    wrapInIco(await drawIcon({ pixels: ICO_PIXELS, shape: 'tile' }), ICO_PIXELS),
  );
  for (const icon of [appleTouchIcon, ...manifestIcons])
    await writeFile(new URL(`.${icon.path}`, PUBLIC), await drawIcon(icon));
  await writeFile(
    new URL('drawn-from.ts', import.meta.url),
    `// Written by make-icons.ts: run \`npm run icons\`, do not edit.\nexport const drawnFrom = '${iconFingerprint()}';\n`,
  );
}
