/** Shows the operator what a command is doing once that takes longer than a second. */
export interface Progress {
  /** @param bytes size of a blocking read; a large one is announced first, because it cannot report progress */
  begin(what: string, bytes?: number): void;
  /** The progress so far, such as '40 %'. */
  update(done: string): void;
  end(): void;
}

const SAY_EVERY_MS = 1_000;

/** About what a slow disk reads in a second. */
const LARGE_BYTES = 64 * 1_048_576;

/** @param stream stderr, to keep stdout free for the command's output */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let timer: NodeJS.Timeout | undefined;
  let line = '';
  let said = '';
  const say = () => {
    // A terminal's line is overwritten; a log gets each state once.
    if (stream.isTTY) stream.write(`\r\x1b[K${line}`);
    else if (line !== said) stream.write(`${line}\n`);
    said = line;
  };
  function end(): void {
    clearInterval(timer);
    if (said !== '' && stream.isTTY) stream.write('\r\x1b[K');
    said = '';
  }
  let what = '';
  return {
    begin(name, bytes = 0) {
      end();
      what = name;
      line = `${what} …`;
      if (bytes > LARGE_BYTES) say();
      timer = setInterval(say, SAY_EVERY_MS);
      timer.unref();
    },
    update(done) {
      line = `${what} … ${done}`;
    },
    end,
  };
}
