import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

/** The installation folder in the unit of docs/operations.md. */
export const INSTALLED_AT = '/opt/porchlight';

/** The systemd unit in docs/operations.md. */
export function systemdUnit(): string {
  const docs = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const unit = /^```ini\n(\[Unit\]\n.+?)^```$/ms.exec(docs)?.[1];
  if (!unit) throw new Error('docs/operations.md contains no systemd unit');
  return unit;
}

/** The values of one setting, in order. */
export function unitSetting(unit: string, name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}
