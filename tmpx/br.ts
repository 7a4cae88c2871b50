import { brotliCompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
for (const f of ['_', '_contact', '_neighborhoods_dilworth']) { const b = readFileSync(`/tmp/m/page${f}.html`);
for (const q of [4,5,6,7,8,9,10,11]) { const t = performance.now(); const n = brotliCompressSync(b, { params: { [constants.BROTLI_PARAM_QUALITY]: q, [constants.BROTLI_PARAM_SIZE_HINT]: b.length, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length; console.log(f, q, n, (performance.now() - t).toFixed(1)); } }
