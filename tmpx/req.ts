import { shippedAssistant } from '#test/shipped-assistant.ts';
import { buildUnderstanding } from '#server/chat/site-assistant.ts';
import { shownIn } from '#domain/chat/dialogue/items-in-view.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
const a = await shippedAssistant(); const u = await buildUnderstanding(a.records as any);
for (const m of process.argv.slice(2)) { const s = u.respell(m); const x = u.understand(s, { shown: shownIn(newDialogue as any) } as any);
 const f = (l: any[]) => (l ?? []).slice(0, 3).map((k) => `${k.value ?? k.id} ${(k.confidence ?? 0).toFixed(2)}`).join(', ');
 console.log(`> ${m}${s !== m ? ' → ' + s : ''}\n   kinds ${f(x.request!.kinds)} | about ${f(x.request!.about)} | facts ${f((x.request as any).facts)} | acts ${f(x.acts)} | entries ${f(x.entries as any)}`); }
