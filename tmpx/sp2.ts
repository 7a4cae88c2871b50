import { readFileSync, readdirSync } from 'node:fs';
import { shippedAssistant } from '#test/shipped-assistant.ts';
import { readWordEmbeddings } from '#assistant-training/word-embeddings.ts';
import { hashWord } from '#domain/chat/text/features.ts';
import { plainText, wordsOf, fold } from '#domain/chat/text/plain-text.ts';
import { SHORTHAND } from '#domain/chat/text/shorthand.ts';
import { editDistance } from '#domain/chat/text/edit-distance.ts';
import * as features from '#content/assistant/words/features.ts';
const a = await shippedAssistant();
const counts = new Map<string, number>();
const texts: string[] = [];
for (const e of a.records.entries as any[]) texts.push(e.title.en, e.title.es, e.answer.en, e.answer.es, ...Object.values(e.aspects ?? {}).flatMap((x: any) => [x.en, x.es]));
for (const h of a.records.homes as any[]) texts.push(h.address ?? JSON.stringify(h.address), h.description);
for (const n of a.records.areas as any[]) texts.push(n.name, n.description ?? '', JSON.stringify(n));
texts.push(JSON.stringify(features, (k, v) => v instanceof RegExp ? String(v) : v));
for (const t of texts) for (const w of fold(String(t)).match(/[a-z]+/g) ?? []) counts.set(w, (counts.get(w) ?? 0) + 1);
const emb = new Set(readWordEmbeddings().words);
const isKnown = (w: string) => counts.has(w) || emb.has(hashWord(w)) || Object.hasOwn(SHORTHAND, w);
const byLength = new Map<number, [string, number][]>();
for (const [w, n] of counts) if (n >= 3) byLength.set(w.length, [...(byLength.get(w.length) ?? []), [w, n]]);
const V = /[aeiouy]/;
function slip(typed: string, c: string): boolean {
  let i = 0; while (i < typed.length && typed[i] === c[i]) i++;
  const rest = (s: string, n: number) => s.slice(i + n);
  if (typed.length === c.length) {
    if (rest(typed, 2) === rest(c, 2) && typed[i] === c[i + 1] && typed[i + 1] === c[i]) return true;
    return i > 0 && rest(typed, 1) === rest(c, 1) && V.test(typed[i]!) && V.test(c[i]!);
  }
  if (c.length === typed.length + 1) return rest(typed, 0) === rest(c, 1) && i > 0 && !(i === typed.length && 'sd'.includes(c[i]!));
  return rest(typed, 1) === rest(c, 0) && typed[i] === typed[i - 1];
}
const memo = new Map<string, string | null>();
export function correct(w: string): string | null {
  if (memo.has(w)) return memo.get(w)!;
  let best: [string, number] | null = null, second = 0;
  for (const len of [w.length - 1, w.length, w.length + 1]) for (const [c, n] of byLength.get(len) ?? []) {
    if (c[0] !== w[0] && c[1] !== w[0]) continue;
    if (n <= second) continue;
    if (!slip(w, c)) continue;
    if (!best || n > best[1]) { second = best?.[1] ?? 0; best = [c, n]; } else second = Math.max(second, n);
  }
  const r = best && best[1] >= 2 * second ? best[0] : null; memo.set(w, r); return r;
}
const seen = new Map<string, [string, number, string]>(); let n = 0, changed = 0;
const dir = process.argv[2] ?? 'development';
for (const f of readdirSync('assistant-training/' + dir)) { if (!f.endsWith('jsonl')) continue; for (const l of readFileSync('assistant-training/' + dir + '/' + f, 'utf8').split('\n')) { if (!l) continue; const j = JSON.parse(l); const t: string = j.text ?? j.message; if (typeof t !== 'string') continue; n++;
  if (/[áéíóúñ¿¡]|\b(el|la|los|de|que|para|una|es|con|mi|como|casa|hay|por|en|yo|no se|tiene|su|donde|cuanto|cual|puedo|puede|quiero)\b/i.test(t)) continue;
  let any = false;
  for (const m of t.matchAll(/(?<![\w@.'’\/-])([A-Za-z]{4,})(?![\w@'’\/])/g)) { const raw = m[1]!; if (/^[A-Z]/.test(raw) && m.index! > 0 && raw !== raw.toUpperCase()) continue; const w = raw.toLowerCase(); if (isKnown(w)) continue; const c = correct(w); if (c) { any = true; const s = seen.get(w); seen.set(w, [c, (s?.[1] ?? 0) + 1, t]); } }
  if (any) changed++; } }
console.log(n, changed, seen.size);
for (const [w, [c, k, t]] of [...seen].sort((x, y) => y[1][1] - x[1][1])) console.log(`${w} → ${c} (${k})  | ${t.slice(0, 90)}`);
