/**
 * Gives back to the machine what the start has used up: rendering every page and compiling the assistant's expressions leave
 * a heap a fifth larger than what is still needed. It holds everybody up for some 40 ms, and does nothing without
 * `--expose-gc` (docs/operations.md). A usual collection keeps compiled code that has run once, and with it most of the heap.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
