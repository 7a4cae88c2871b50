import { parseArgs } from 'node:util';
import { benchAssistant } from './assistant.ts';
import { benchLeads } from './leads.ts';
import { benchPages } from './pages.ts';
import { printed, type Report } from './report.ts';
import { writeResults } from './results-file.ts';
import { benchServer } from './server.ts';
import { benchStart } from './start.ts';
import { benchWeight } from './weight.ts';

const BENCHMARKS: Record<string, () => Promise<Report>> = {
  server: benchServer,
  start: benchStart,
  weight: benchWeight,
  leads: benchLeads,
  pages: benchPages,
  assistant: benchAssistant,
};

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(
    `npm run bench [-- NAME ...]   NAME: ${Object.keys(BENCHMARKS).join(', ')} (all by default)\nResults go to bench/RESULTS.md as well.`,
  );
  process.exit(0);
}

const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
let failed = false;
for (const name of names) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    console.error(`There is no benchmark "${name}". There are: ${Object.keys(BENCHMARKS).join(', ')}`);
    process.exit(2);
  }
  console.log(`${name}: measuring…`);
  const report = await benchmark();
  console.log(printed(report));
  writeResults([report]);
  failed ||= !report.passed;
}
process.exit(failed ? 1 : 0);
