import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '../../platform/db';
import type { BackupManifest } from './BackupManifest';
import { writeBackup, type BackupSource } from './writeBackup';

/** Maximum length of a request, bytes. */
const MAX_REQUEST = 10_000;

type BackupAnswer = { manifest: BackupManifest } | { refusal: string };

const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/**
 * Lets `npm run backup` reach a server with an embedded database, which only the server's process can read: a socket in the
 * data folder that only the server's user may open. A client sends the path of the archive.
 *
 * @returns a function that closes the socket
 */
export async function openBackupSocket(db: Database, source: BackupSource): Promise<() => Promise<void>> {
  const path = socketOf(source.dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    let request = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      request += chunk;
      if (request.length > MAX_REQUEST) socket.destroy();
    });
    socket.on('end', () => void answer(request).then((body) => socket.end(JSON.stringify(body))));
  });
  // A killed server leaves it behind. The lock of the data folder keeps other servers away.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    server.close();
    await once(server, 'close');
  };

  async function answer(target: string): Promise<BackupAnswer> {
    try {
      return { manifest: await writeBackup(db, source, target) };
    } catch (error) {
      return { refusal: error instanceof Error ? error.message : String(error) };
    }
  }
}

/**
 * Makes the running server write a backup.
 *
 * @param path absolute path of the archive
 * @throws {Error} no server answers, or it could not write the backup
 */
export async function requestBackup(dataDir: string, path: string): Promise<BackupManifest> {
  const socket = createConnection({ path: socketOf(dataDir), allowHalfOpen: true });
  await once(socket, 'connect');
  socket.end(path);
  const answer = JSON.parse(await text(socket)) as BackupAnswer;
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.manifest;
}
