import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

export interface ProjectFile {
  /** Relative to the project root, with forward slashes. */
  path: string;
  text: () => string;
}

/** All existing files that git tracks or would track. */
export function projectFiles(): ProjectFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(projectRoot, path)))
    .map((path) => ({ path, text: () => readFileSync(join(projectRoot, path), 'utf8') }));
}
