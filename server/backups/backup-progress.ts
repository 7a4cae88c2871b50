/** Reports the progress of a backup or a restore. */
export interface BackupProgress {
  /** @param bytes how much the step reads at once, when it cannot tell how far along it is */
  begin(what: string, bytes?: number): void;
  /** Such as '40 %'. */
  update(done: string): void;
}
