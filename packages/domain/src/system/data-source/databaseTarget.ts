import { done, refused, type Outcome } from '../../kit';
import { POSTGRESQL, type SysDataSource } from './schema';

/** TLS of a connection: none, without certificate check, or with a certificate for the host. */
export const TLS_MODES = ['disable', 'require', 'verify-full'] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/** A database of a PostgreSQL server. */
export interface DatabaseTarget {
  /** Lower case; IPv6 addresses without brackets. */
  host: string;
  /** Default 5432. */
  port: number;
  /** Empty if neither URL nor name contains one. */
  database: string;
  /** Default `disable`. */
  tls: TlsMode;
}

/** `url`: malformed. `parameter`: a parameter other than `sslmode`. `names`: URL and name differ. */
export type TargetFault = 'url' | 'parameter' | 'names';

const ADDRESS =
  /^(?:jdbc:)?postgres(?:ql)?:\/\/(?<host>[\w.-]+|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?(?:\/(?<path>[^/?#\s]*))?(?:\?(?<query>[^#\s]*))?$/i;

/**
 * Parses the URL of a PostgreSQL database, e.g. `jdbc:postgresql://db.example.com:5432/erp?sslmode=require`. Accepts
 * one host, no user, no password and no parameter except `sslmode`.
 *
 * @param dbName database if the URL contains none
 */
export function readTarget(dbUrl: string, dbName = ''): Outcome<DatabaseTarget, TargetFault> {
  const { host = '', port = '5432', path = '', query = '' } = ADDRESS.exec(dbUrl.trim())?.groups ?? {};
  const number = Number(port);
  const pathDatabase = decodeOrUndefined(path);
  if (!host || number < 1 || number > 65_535 || pathDatabase === undefined) return refused('url');
  const parameters = [...new URLSearchParams(query)];
  const [, tls = 'disable'] = parameters[0] ?? [];
  const isMode = TLS_MODES.some((mode) => mode === tls);
  if (parameters.length > 1 || parameters.some(([name]) => name !== 'sslmode') || !isMode) return refused('parameter');
  const nameDatabase = dbName.trim();
  if (pathDatabase && nameDatabase && pathDatabase !== nameDatabase) return refused('names');
  return done({
    host: host.replaceAll(/^\[|\]$/g, '').toLowerCase(),
    port: number,
    database: pathDatabase || nameDatabase,
    tls: tls as TlsMode,
  });
}

/** Fields that decide where a password is sent. */
export type Destination = Pick<SysDataSource, 'dbType' | 'dbUrl' | 'dbUsername'>;

/** Whether both have the same server, user and encryption, so that a stored password may be reused. */
export function isSameDestination(one: Destination, other: Destination): boolean {
  return destinationKey(one) === destinationKey(other);
}

function destinationKey({ dbType, dbUrl, dbUsername }: Destination): string {
  const read = readTarget(dbUrl ?? '');
  const server = read.ok ? [read.value.host, read.value.port, read.value.tls] : [dbUrl ?? ''];
  return JSON.stringify([dbType || POSTGRESQL, dbUsername ?? '', ...server]);
}

/** Whether a URL of any database type contains a user or password, which must not be stored in plain text. */
export const containsCredentials = (dbUrl: string): boolean =>
  /[^:/]@/.test(dbUrl) || /(?:user(?:name|id)?|uid|pass(?:word|wd|file)?|pwd)\s*=/i.test(dbUrl);

function decodeOrUndefined(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
