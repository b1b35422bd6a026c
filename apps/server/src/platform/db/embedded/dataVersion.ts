import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Major PostgreSQL version of the PGlite in package.json. */
export const POSTGRES_MAJOR = '18';

/** Another PostgreSQL version created the folder, and only that version can read it. */
export class DataVersionError extends Error {
  override readonly name = 'DataVersionError';

  constructor(
    readonly folder: string,
    readonly found: string,
  ) {
    super(
      `数据目录 ${folder} 由 PostgreSQL ${found} 创建，本版本使用 PostgreSQL ${POSTGRES_MAJOR}，不能直接打开。` +
        '请用创建它的版本备份（npm run backup），再恢复到一个新目录（npm run restore）。\n' +
        `The data folder ${folder} was made by PostgreSQL ${found}; this version runs PostgreSQL ${POSTGRES_MAJOR} and ` +
        'cannot open it. Back it up with the version that made it (npm run backup) and restore it into a new folder ' +
        '(npm run restore).',
    );
  }
}

/** @throws {DataVersionError} another PostgreSQL version created the folder; a missing folder is fine */
export function checkDataVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found !== POSTGRES_MAJOR) throw new DataVersionError(folder, found);
}
