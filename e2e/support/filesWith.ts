import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a folder, at any depth, that contain one of the byte sequences. */
export async function filesWith(folder: string, traces: readonly Buffer[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (traces.some((trace) => bytes.includes(trace))) found.push(path);
  }
  return found;
}
