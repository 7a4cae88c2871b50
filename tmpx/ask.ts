import { shippedAssistant } from '#test/shipped-assistant.ts';
const a = await shippedAssistant();
for (const talk of process.argv.slice(2)) {
  let dialogue: any = null; let before: string | undefined;
  for (const message of talk.split(' || ')) {
    const r = await a.answer({ message, ...(before !== undefined && { before }), dialogue, records: a.records });
    dialogue = r.dialogue; before = message;
    console.log('> ' + message + '\n' + r.text + '\n');
  }
}
