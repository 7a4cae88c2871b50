import { readFileSync, readdirSync } from 'node:fs';
import { shippedAssistant } from '#test/shipped-assistant.ts';
import { readWordEmbeddings } from '#assistant-training/word-embeddings.ts';
import { hashWord } from '#domain/chat/text/features.ts';
import { plainText, wordsOf, fold } from '#domain/chat/text/plain-text.ts';
import { editDistance } from '#domain/chat/text/edit-distance.ts';
const a = await shippedAssistant();
const counts = new Map<string, number>();
const texts: string[] = [];
for (const e of a.records.entries as any[]) texts.push(e.title.en, e.title.es, e.answer.en, e.answer.es, ...Object.values(e.aspects ?? {}).flatMap((x: any) => [x.en, x.es]));
for (const t of texts) for (const w of fold(t).match(/[a-z]+/g) ?? []) counts.set(w, (counts.get(w) ?? 0) + 1);
console.log('vocabulary', counts.size);
const emb = readWordEmbeddings(); const known = new Set(emb.words);
// example counts
const ex = new Map<string, number>();
for (const f of readdirSync('assistant-training/examples')) for (const l of readFileSync('assistant-training/examples/' + f, 'utf8').split('\n')) { if (!l) continue; const { text } = JSON.parse(l); for (const w of new Set(wordsOf(plainText(text)))) ex.set(w, (ex.get(w) ?? 0) + 1); }
console.log('examples words', ex.size);
for (const w of 'earnst mony medain nooda cheepest neigborhood neighborhod walkble wlak wlakscore privcy nodda nodaa wihch cheaepst earenst refunodable atotrney cloe offfice addess hors fireplacce cloosing touirng agreemet hose worrth aveeage prce townhoouses sholud beforre cokoies fsrst bayer hnappens clossing teh condoes upton wlakable diligance aria trasnit closng byer neighbrhoods undr thousnd prise spindel hosue sloar rewiews avry tranrit souhtend giude sellers lisitngs hom inspecion apraisal morgage morgtage realter comission'.split(' ')) {
  const cands = [...counts].filter(([c, n]) => c !== w && Math.abs(c.length - w.length) <= 1 && editDistance(w, c, 1) <= 1).sort((x, y) => y[1] - x[1]).slice(0, 4);
  console.log(w, 'emb', known.has(hashWord(w)), 'ex', ex.get(w) ?? 0, '→', cands.map(([c, n]) => `${c}:${n}/${ex.get(c) ?? 0}`).join(' '));
}
