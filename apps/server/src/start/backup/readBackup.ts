import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { BACKUP_FORMAT, entryNames, type BackupManifest } from './BackupManifest';

/**
 * Reads a backup and compares every entry with its hash.
 *
 * @returns its manifest
 * @throws {Error} the file is no backup, is not whole, or was changed
 */
export async function checkBackup(path: string): Promise<BackupManifest> {
  const hashes = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  await readEntries(path, async (name, content) => {
    if (name === entryNames.manifest) return void (manifest = readManifest(await buffer(content)));
    if (manifest || hashes.has(name)) throw notWhole(path, name);
    const hash = createHash('sha256');
    for await (const chunk of content) hash.update(chunk as Buffer);
    hashes.set(name, hash.digest('hex'));
  });
  if (!manifest) throw notWhole(path, entryNames.manifest);
  const names = new Set([...hashes.keys(), ...Object.keys(manifest.entries)]);
  const wrong = [...names].find((name) => hashes.get(name) !== manifest!.entries[name]);
  if (wrong !== undefined) throw notWhole(path, wrong);
  return manifest;
}

/** Passes the entries of a backup one after the other; what `take` leaves unread is skipped. */
export async function readEntries(
  path: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const file = createReadStream(path);
  file.on('error', (error) => archive.destroy(error));
  file.pipe(archive);
  for await (const entry of archive) {
    // streamx's stream works like Node's.
    await take(entry.header.name, entry as unknown as Readable);
    entry.resume();
  }
}

function readManifest(content: Buffer): BackupManifest | undefined {
  const manifest = JSON.parse(content.toString()) as BackupManifest;
  return manifest.format === BACKUP_FORMAT ? manifest : undefined;
}

const notWhole = (path: string, name: string): Error =>
  new Error(`${path} 不是完整的备份：${name}。It is not a whole backup: ${name} is missing, unknown or changed.`);
