import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
for (const q of [55,60,63]) for (const w of [584, 876,1168]) { const b = await sharp('content/pictures/masters/hero.jpg').extract({left: 389, top: 0, width: 1752, height: 1500}).resize(w).avif({quality: q, effort: 5, chromaSubsampling: '4:4:4'}).toBuffer(); console.log(q, w, b.length); if (w===584 && q===63) writeFileSync('dist/client/pictures/hero-800.73323383.avif', b); }
