import { execFileSync } from 'node:child_process';

/** Whether nginx is installed on this machine. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
