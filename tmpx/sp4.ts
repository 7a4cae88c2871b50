import { readFileSync, readdirSync } from 'node:fs';
import { createSpeller } from '#domain/chat/text/spelling.ts';
import { englishTexts } from '#domain/chat/knowledge.ts';
import { hasEmbedding } from '#domain/chat/understand/linear.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';
import { assistantWeights } from '#server/chat/assistant-weights.ts';
import { recordNames } from '#server/chat/site-assistant.ts';
const a = await shippedAssistant(); const weights = await assistantWeights();
const names = recordNames(a.records as any);
const t0 = performance.now();
const respell = createSpeller({ texts: (a.records.entries as any[]).flatMap(englishTexts), names: [...names.areas, ...names.homes], isWord: (w) => hasEmbedding(weights, w) });
console.log('built', performance.now() - t0);
const seen = new Map<string, [number, string]>(); let n = 0, changed = 0; const t1 = performance.now();
for (const dir of ['development', 'examples']) for (const f of readdirSync('assistant-training/' + dir)) { if (!f.endsWith('jsonl')) continue; for (const l of readFileSync('assistant-training/' + dir + '/' + f, 'utf8').split('\n')) { if (!l) continue; const j = JSON.parse(l); const t: string = j.text ?? j.message; if (typeof t !== 'string') continue; n++;
 const r = respell(t); if (r === t) continue; changed++;
 const x = t.split(/[^\w]+/), y = r.split(/[^\w]+/); for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) { const k = `${x[i]} → ${y[i]}`; seen.set(k, [(seen.get(k)?.[0] ?? 0) + 1, t]); } } }
console.log(n, changed, seen.size, (performance.now() - t1) / n, 'ms each');
for (const [k, [c, t]] of [...seen].sort((x, y) => y[1][0] - x[1][0])) console.log(`${k} (${c}) | ${t.slice(0, 90)}`);
