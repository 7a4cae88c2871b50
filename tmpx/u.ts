import { readFileSync } from 'node:fs';
const l = JSON.parse(readFileSync('/tmp/m/lh.json','utf8'));
for (const id of ['unused-css-rules','unused-javascript','render-blocking-insight','lcp-discovery-insight','network-dependency-tree-insight','image-delivery-insight','dom-size-insight','lcp-breakdown-insight']) console.log(id, l.audits[id]?.displayValue, JSON.stringify(l.audits[id]?.details?.items ?? l.audits[id]?.details)?.slice(0,700));
