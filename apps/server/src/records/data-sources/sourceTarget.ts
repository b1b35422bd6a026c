import { POSTGRESQL, readTarget, type DatabaseTarget, type SysDataSource } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import type { PinRefusal } from '../../platform/security/pinAddress';
import type { TryResult } from './tryConnection';

const t = texts.dataSource;

/** The server that a data source names. @throws {Refusal} naming the invalid field */
export function targetOf({
  dbType,
  dbUrl,
  dbName,
}: Partial<Pick<SysDataSource, 'dbType' | 'dbUrl' | 'dbName'>>): DatabaseTarget {
  if ((dbType || POSTGRESQL) !== POSTGRESQL) throw refuse(t.onlyPostgres, 'dbType');
  if (!dbUrl?.trim()) throw refuse(t.noUrl, 'dbUrl');
  const target = readTarget(dbUrl, dbName ?? '');
  if (!target.ok) throw refuse(t.target[target.reason], 'dbUrl');
  if (!target.value.database) throw refuse(t.noDatabase, 'dbName');
  return target.value;
}

/** Message for a server that may not be reached. */
export const pinText = (refusal: PinRefusal): string =>
  ({ 'none-allowed': t.noneAllowed, 'not-allowed': t.notAllowed, unreachable: t.unreachable })[refusal];

/** Message for a failed connection, and the field at fault. */
export const connectionRefusal = (result: Exclude<TryResult, 'ok'>): readonly [message: string, field: string] =>
  (
    {
      unreachable: [t.unreachable, 'dbUrl'],
      'wrong-credentials': [t.wrongCredentials, 'dbUsername'],
      missing: [t.missing, 'dbName'],
    } as const
  )[result];
