import { benchConversations } from '../bench/conversations.ts';
import { benchAssistant } from '../bench/assistant.ts';
for (const f of [benchConversations, benchAssistant]) for (const l of (await f()).lines) console.log(l.join(': '));
