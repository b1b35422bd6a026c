import { splitList } from '@gezi/advanced-query/core';
import { expertFields, importColumnsOf, type exportExperts, type InputOf } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { evaluationExpert, newId, sysUser } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import type { experts } from './experts';
import { expertUsers } from './expertUsers';
import { texts } from './texts';

/** Import and export of experts, whose users are named by username. */
export function expertSheets({ db, clock, dictionaries }: Services, records: ReturnType<typeof experts>) {
  const columns = async () => sheetColumns(importColumnsOf(expertFields), await dictionaries.all());

  return {
    async listFor({ selections = '', ...filters }: InputOf<typeof exportExperts>, caller: Caller) {
      const rows = await records.all(caller, splitList(selections), filters);
      const users = await db.orm
        .select({ id: sysUser.id, username: sysUser.username })
        .from(sysUser)
        .where(inArray(sysUser.id, ['', ...rows.map(({ userId }) => userId)]));
      const names = new Map(users.map(({ id, username }) => [id, username]));
      return {
        title: () => texts.what,
        columns: await columns(),
        rows: rows.map((row) => ({ ...row, username: names.get(row.userId) ?? '' })),
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      const userIds = new Map<string, string>();
      return {
        name: () => texts.what,
        columns: await columns(),
        findExisting: (_key, usernames) => experienced(caller, usernames),
        async check(rows) {
          const found = await expertUsers(db, caller.tenantId, 'username', rows.map(usernameOf));
          for (const [username, id] of found) userIds.set(username, id);
          return rows.map((row) =>
            userIds.has(usernameOf(row)) ? undefined : (['username', texts.notExpert] as const),
          );
        },
        table: 'evaluation_expert',
        records(rows) {
          const created = createdBy(caller, clock());
          return rows.map(({ username, ...members }) => {
            const userId = userIds.get(username as string)!;
            return { ...members, userId, status: members.status ?? '1', ...created, id: newId() } as ImportRecord;
          });
        },
      };
    },
  };

  /** Returns those of `usernames` whose users are experts already. */
  async function experienced({ tenantId }: Caller, usernames: readonly string[]): Promise<Set<string>> {
    const rows = await db.orm
      .select({ username: sysUser.username })
      .from(evaluationExpert)
      .innerJoin(sysUser, eq(sysUser.id, evaluationExpert.userId))
      .where(and(eq(evaluationExpert.tenantId, tenantId), inArray(sysUser.username, [...usernames])));
    return new Set(rows.map(({ username }) => username));
  }
}

const usernameOf = ({ username }: ImportedRow) => username as string;
