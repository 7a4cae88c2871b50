/** Tells a waiting operator what a command is doing, once that takes longer than a second. */
export interface Progress {
  /** @param bytes how much will be read at once; a large file is announced first, since nothing can be reported meanwhile */
  begin(what: string, bytes?: number): void;
  /** How far it is, such as '40 %'. */
  update(done: string): void;
  end(): void;
}

const SAY_EVERY_MS = 1_000;

/** About what a slow disk reads in a second. */
const LARGE_BYTES = 64 * 1_048_576;

/** @param stream stderr: what a command answers stays alone on stdout */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let timer: NodeJS.Timeout | undefined;
  let line = '';
  let said = '';
  const say = () => {
    // A terminal's line is rewritten; a log gets each state once.
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
