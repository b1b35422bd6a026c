/** Last entry of a backup, `manifest.json`. */
export interface BackupManifest {
  format: typeof BACKUP_FORMAT;
  /** ISO date-time. */
  created: string;
  /** Number of rows by table. */
  tables: Record<string, number>;
  /** SHA-256 in hexadecimal of every other entry, by name. */
  entries: Record<string, string>;
  /** Storage keys of files of the database that the storage does not have. */
  missing: string[];
  /** Signature of `BACKUP_FORMAT` by the secret key, which shows whether a restored server has the same key. */
  keyCheck: string;
}

export const BACKUP_FORMAT = 'gezi-backup-1';

/** Names of the entries, which are in this order; files follow the key. */
export const entryNames = { tables: 'tables.gz', key: 'secret.key', files: 'files/', manifest: 'manifest.json' };
