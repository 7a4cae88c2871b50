import { open } from 'node:fs/promises';

/** The first bytes of a file; fewer if the file is shorter. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
  return buffer.subarray(0, bytesRead);
}
