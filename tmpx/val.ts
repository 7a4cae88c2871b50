import { shippedAssistant } from '#test/shipped-assistant.ts';
import { createValuesReader } from '#domain/chat/values/read-values.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { homeFeatures } from '#content/assistant/words/features.ts';
import { assistantWeights } from '#server/chat/assistant-weights.ts';
const a = await shippedAssistant(); const read = createValuesReader({ places: placeNames, features: homeFeatures }, await assistantWeights(), () => 2026);
for (const m of process.argv.slice(2)) { const v: any = read(m, a.records as any, null as any); console.log(m, JSON.stringify(Object.fromEntries(Object.entries(v).filter(([, x]) => x !== null && x !== '' && x !== false && !(Array.isArray(x) && x.length === 0))))); }
