import { done, refused, type Outcome } from '../../kit';
import { POSTGRESQL, type SysDataSource } from './schema';

/** How a connection is encrypted: not at all, without looking who answers, or with a certificate for the host. */
export const TLS_MODES = ['disable', 'require', 'verify-full'] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/** A database of a PostgreSQL server. */
export interface DatabaseTarget {
  /** In lower case, an IPv6 address without brackets. */
  host: string;
  /** Default 5432. */
  port: number;
  /** Empty where neither address nor name says one. */
  database: string;
  /** Default `disable`. */
  tls: TlsMode;
}

/** `url`: not to be read. `parameter`: one beside `sslmode`. `names`: the address and the name differ. */
export type TargetFault = 'url' | 'parameter' | 'names';

const ADDRESS =
  /^(?:jdbc:)?postgres(?:ql)?:\/\/(?<host>[\w.-]+|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?(?:\/(?<path>[^/?#\s]*))?(?:\?(?<query>[^#\s]*))?$/i;

/**
 * Reads the address of a PostgreSQL database, e.g. `jdbc:postgresql://db.example.com:5432/erp?sslmode=require`: one host,
 * no user, no password, no parameter beside `sslmode`.
 *
 * @param dbName the database, where the address says none
 */
export function readTarget(dbUrl: string, dbName = ''): Outcome<DatabaseTarget, TargetFault> {
  const { host = '', port = '5432', path = '', query = '' } = ADDRESS.exec(dbUrl.trim())?.groups ?? {};
  const number = Number(port);
  const named = decoded(path);
  if (!host || number < 1 || number > 65_535 || named === undefined) return refused('url');
  const parameters = [...new URLSearchParams(query)];
  const [, tls = 'disable'] = parameters[0] ?? [];
  const isMode = TLS_MODES.some((mode) => mode === tls);
  if (parameters.length > 1 || parameters.some(([name]) => name !== 'sslmode') || !isMode) return refused('parameter');
  const given = dbName.trim();
  if (named && given && named !== given) return refused('names');
  return done({
    host: host.replaceAll(/^\[|\]$/g, '').toLowerCase(),
    port: number,
    database: named || given,
    tls: tls as TlsMode,
  });
}

/** What says where a password goes to. */
export type Destination = Pick<SysDataSource, 'dbType' | 'dbUrl' | 'dbUsername'>;

/** Whether a password kept for one may be sent to the other: the same server, user and encryption. */
export function isSameDestination(one: Destination, other: Destination): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ dbType, dbUrl, dbUsername }: Destination): string {
  const read = readTarget(dbUrl ?? '');
  const server = read.ok ? [read.value.host, read.value.port, read.value.tls] : [dbUrl ?? ''];
  return JSON.stringify([dbType || POSTGRESQL, dbUsername ?? '', ...server]);
}

/** Whether an address of any kind of database holds a user or a password, which are not kept in the open. */
export const holdsCredentials = (dbUrl: string): boolean =>
  /[^:/]@/.test(dbUrl) || /(?:user(?:name|id)?|uid|pass(?:word|wd|file)?|pwd)\s*=/i.test(dbUrl);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
