/** Tells whoever waits for a backup or a restore what is being done. */
export interface BackupProgress {
  /** @param bytes how much the step reads in one go, when it cannot tell how far it is */
  begin(what: string, bytes?: number): void;
  /** Such as '40 %'. */
  update(done: string): void;
}
