/** Reports the progress of a backup or a restore. */
export interface BackupProgress {
  /** @param bytes size of a step that cannot report its own progress */
  begin(what: string, bytes?: number): void;
  /** @param done such as '40 %' */
  update(done: string): void;
}
