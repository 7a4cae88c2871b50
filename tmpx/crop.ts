import sharp from 'sharp';
import { readFileSync, writeFileSync } from 'node:fs';
const m = await sharp('dist/client/pictures/hero-800.73323383.avif').metadata(); console.log(m.width, m.height);
const f = sharp('content/pictures/masters/hero.jpg'); const mm = await f.metadata(); console.log(mm.width, mm.height);
const w = Math.round(mm.width! * 0.62);
for (const q of [45,50,55,60]) { const b = await sharp('content/pictures/masters/hero.jpg').resize(800).extract({left: 150, top: 0, width: 480, height: m.height!}).avif({quality: q, effort: 6}).toBuffer(); const full = await sharp('content/pictures/masters/hero.jpg').resize(800).avif({quality: q, effort: 6}).toBuffer(); console.log(q, b.length, full.length); if (q===50) writeFileSync('/tmp/m/hero-crop.avif', b); }
