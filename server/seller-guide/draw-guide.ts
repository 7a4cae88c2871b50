// Puts the published agent into the seller's guide: node server/seller-guide/draw-guide.ts AGENT < guide.pdf > guide.pdf
// Runs in a separate process, because parsing a PDF would block the server for too long.
import { buffer } from 'node:stream/consumers';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { guideOf } from './guide-of.ts';

const agent = JSON.parse(process.argv[2] ?? '') as AgentProfile;
process.stdout.write(await guideOf(agent, await buffer(process.stdin)));
