import { parseArgs } from 'node:util';
import { benchAssistant } from './assistant.ts';
import { benchLeads } from './leads.ts';
import { benchPages } from './pages.ts';
import { printed, type Report } from './report.ts';

const BENCHMARKS: Record<string, () => Promise<Report>> = {
  leads: benchLeads,
  pages: benchPages,
  assistant: benchAssistant,
};

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(`npm run bench [-- NAME ...]   NAME: ${Object.keys(BENCHMARKS).join(', ')} (all by default)`);
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
  failed ||= !report.passed;
}
process.exit(failed ? 1 : 0);
