import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { INSTALLED_AT, systemdUnit, unitSetting } from './systemd-unit.ts';

const unit = systemdUnit();
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

test('systemd accepts the unit of docs/operations.md', ({ skip, onTestFinished }) => {
  if (spawnSync('systemd-analyze', ['--version']).error) return skip('needs systemd-analyze');
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'porchlight.service');
  // Unchanged except for the paths of this checkout and an existing user.
  const here = unit.replaceAll(INSTALLED_AT, projectRoot).replace(/^User=.*$/m, 'User=daemon');
  writeFileSync(file, here.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  const aboutOurs = stderr.split('\n').filter((line) => line.includes('porchlight.service'));
  expect({ status, aboutOurs }).toEqual({ status: 0, aboutOurs: [] });
});

test('the unit starts the Node that "npm ci" installs', () => {
  const [command = ''] = unitSetting(unit, 'ExecStart');
  const [node = ''] = command.replaceAll(INSTALLED_AT, projectRoot).split(' ');
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v26\./);
});

test('the unit starts the site as "npm run serve" does', () => {
  const [command = ''] = unitSetting(unit, 'ExecStart');
  expect(command.replace(/^\S+\/node /, 'node ')).toBe(scripts.serve);
});

test('the unit gives the site one writable folder and no further privileges', () => {
  const settings = Object.fromEntries(
    ['User', 'ProtectSystem', 'StateDirectory', 'NoNewPrivileges', 'CapabilityBoundingSet', 'UMask'].map(
      (name) => [name, unitSetting(unit, name)],
    ),
  );
  expect(settings).toEqual({
    User: ['porchlight'],
    ProtectSystem: ['strict'],
    StateDirectory: ['porchlight'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
    UMask: ['0077'],
  });
  expect(unitSetting(unit, 'ReadWritePaths')).toEqual([]);
  expect(unitSetting(unit, 'Environment').join(' ')).toContain('DATA_DIR=/var/lib/porchlight');
});
