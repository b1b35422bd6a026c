import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { sysDataSource } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { readAs, refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import type { RecordServices } from '../RecordServices';
import { databaseClient } from './databaseClient';
import { pinAddress, type Resolve } from '../../platform/security/pinAddress';
import { connectionRefusal, pinText, targetOf } from './sourceTarget';
import { connectionFault } from './tryConnection';

/** Milliseconds of the lookup of the name and of the connection, each. */
const TIMEOUT = 5_000;

/** Reads databases of the data sources of a tenant, within the servers that the operator allows. */
export function externalDatabases(
  { db, config, secrets }: Pick<RecordServices, 'db' | 'config' | 'secrets'>,
  resolve?: Resolve,
) {
  return {
    /**
     * Connects, runs `work` in a read-only transaction and disconnects.
     *
     * @param field named by refusals that concern the data source
     * @throws {Refusal} for an unknown data source, a server that is not allowed, or a failed connection
     */
    async read<T>(caller: Caller, code: string, field: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
      const [source] = await db.orm
        .select()
        .from(sysDataSource)
        .where(and(eq(sysDataSource.tenantId, caller.tenantId), eq(sysDataSource.code, code)));
      if (!source) throw refuse(texts.report.noDataSource(code), field);
      const target = readAs(field, () => targetOf(source));
      const user = source.dbUsername?.trim() ?? '';
      if (!user) throw refuse(texts.dataSource.noUser, field);
      const password = source.dbPassword ? secrets.open(source.dbPassword, source.id) : '';
      if (password === undefined) throw refuse(texts.dataSource.passwordLost, field);
      const pinned = await pinAddress(target, config.dataSourceHosts, TIMEOUT, resolve);
      if ('refusal' in pinned) throw refuse(pinText(pinned.refusal), field);
      const { client, destroy } = databaseClient(target, pinned.address, { user, password }, TIMEOUT);
      try {
        await client.connect().catch((error: unknown) => {
          throw refuse(connectionRefusal(connectionFault(error))[0], field);
        });
        await client.query('begin transaction read only');
        return await work(client);
      } finally {
        destroy();
      }
    },
  };
}
