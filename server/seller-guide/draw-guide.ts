// Sets the published agent into the seller's guide: node server/seller-guide/draw-guide.ts AGENT < guide.pdf > guide.pdf
// A process of its own: reading a PDF takes the processor for longer than pages should wait.
import { buffer } from 'node:stream/consumers';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { guideOf } from './guide-of.ts';

const agent = JSON.parse(process.argv[2] ?? '') as AgentProfile;
process.stdout.write(await guideOf(agent, await buffer(process.stdin)));
