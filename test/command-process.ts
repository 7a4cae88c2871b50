import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

export interface FinishedCommand {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the operator's commands as `npm run` does, in a process of its own and without a terminal.
 * @param env its whole environment: nothing of the test run's own configuration gets in
 */
export async function runCommandProcess(
  name: 'desk' | 'leads' | 'content' | 'listings' | 'deliveries' | 'market' | 'stats' | 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<FinishedCommand> {
  const child = spawn(process.execPath, [join(projectRoot, `server/commands/${name}.ts`), ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { exitCode, stdout, stderr };
}
