import { shippedAssistant } from '#test/shipped-assistant.ts';
import { buildUnderstanding } from '#server/chat/site-assistant.ts';
import { shownIn } from '#domain/chat/dialogue/items-in-view.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
const a = await shippedAssistant(); const u = await buildUnderstanding(a.records as any);
for (const m of process.argv.slice(2)) { const x = u.understand(u.respell(m), { shown: shownIn(newDialogue as any) } as any); console.log(m, JSON.stringify(x.request, (k, v) => typeof v === 'number' ? +v.toFixed(2) : v)); }
