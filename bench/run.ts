import { parseArgs } from 'node:util';
import { benchAssistant } from './assistant.ts';
import { benchContent } from './content.ts';
import { benchConversations } from './conversations.ts';
import { benchDesk } from './desk.ts';
import { benchInbox } from './inbox.ts';
import { benchLeads } from './leads.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { printed, type Report } from './report.ts';
import { writeResults } from './results-file.ts';
import { benchServer } from './server.ts';
import { benchSoak } from './soak.ts';
import { benchStart } from './start.ts';
import { benchWeight } from './weight.ts';

const BENCHMARKS: Record<string, (minutes?: number) => Promise<Report>> = {
  server: benchServer,
  start: benchStart,
  weight: benchWeight,
  leads: benchLeads,
  inbox: benchInbox,
  content: benchContent,
  desk: benchDesk,
  load: benchLoad,
  pages: benchPages,
  assistant: benchAssistant,
  conversations: benchConversations,
  soak: benchSoak,
};

/** soak takes half an hour and runs only if named. */
const BY_DEFAULT = Object.keys(BENCHMARKS).filter((name) => name !== 'soak');

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(
    `npm run bench [-- NAME ... [--minutes N]]   NAME: ${Object.keys(BENCHMARKS).join(', ')} (all but soak by default)\n--minutes: how long load and soak last.\nResults go to bench/RESULTS.md as well.`,
  );
  process.exit(0);
}

const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (minutes !== undefined && !(minutes > 0)) {
  console.error(`--minutes ${values.minutes}: must be a number above zero`);
  process.exit(2);
}

const names = positionals.length > 0 ? positionals : BY_DEFAULT;
const benchmarks = names.map((name) => {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    console.error(`There is no benchmark "${name}". There are: ${Object.keys(BENCHMARKS).join(', ')}`);
    process.exit(2);
  }
  return { name, benchmark };
});
let failed = false;
for (const { name, benchmark } of benchmarks) {
  console.log(`${name}: measuring…`);
  const report = await benchmark(minutes);
  console.log(printed(report));
  writeResults([report]);
  failed ||= !report.passed;
}
process.exit(failed ? 1 : 0);
