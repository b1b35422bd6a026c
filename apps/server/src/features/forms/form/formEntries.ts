import type { FormEntry, InputOf, listAllForms, ResultOf } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, ne, or, sql, Subquery, type SQL } from 'drizzle-orm';
import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { hasPermissionSql } from '../../../identity/sessions/hasPermission';
import { formHead, sysForm } from '../../../platform/db';
import { audit } from '../../../platform/db/schema/columns';
import type { Caller } from '../../../platform/http/Caller';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { CREATORS } from '../../../records/lists/creators';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { publishedForms } from '../shared/publishedForms';

/** Columns of the subquery {@link ALL_FORMS}; the database has no table of this name. */
const entry = pgTable('form_entry', {
  id: varchar('id').notNull(),
  kind: varchar('kind').$type<FormEntry['kind']>().notNull(),
  name: varchar('name').notNull(),
  code: varchar('code'),
  tableType: varchar('table_type').notNull(),
  remark: varchar('remark'),
  publishedTo: varchar('published_to'),
  version: integer('version').notNull(),
  ...audit(),
});

const auditOf = (table: typeof sysForm | typeof formHead): SQL =>
  sql`${table.createBy}, ${table.createTime}, ${table.updateBy}, ${table.updateTime}, ${table.sysOrgCode}, ${table.tenantId}`;

/** Forms of both kinds, in the order of the columns of `entry`. */
const ALL_FORMS = sql`
  select ${sysForm.id}, 'designed' as kind, ${sysForm.formName} as name, null::varchar as code, '1' as table_type,
    ${sysForm.remark}, ${sysForm.publishedTo}, ${sysForm.version}, ${auditOf(sysForm)}
  from ${sysForm} where ${sysForm.delFlag} = 0
  union all
  select ${formHead.id}, 'online', ${formHead.tableTxt}, ${formHead.tableName}, ${formHead.tableType},
    null, ${formHead.publishedTo}, ${formHead.tableVersion}, ${auditOf(formHead)}
  from ${formHead}`;

const columns = getTableColumns(entry);

/** The list of the forms of both kinds. The data rules of both lists apply to their forms. */
export function formEntries({ db, dataRules, dictionaries }: Services) {
  const designedRules = dataRules.forTable('flowable/FormList', { ...columns, formName: entry.name });
  const onlineRules = dataRules.forTable('modules/online/cgform/OnlCgformHeadList', {
    ...columns,
    tableTxt: entry.name,
    tableName: entry.code,
    tableVersion: entry.version,
  });
  const published = publishedForms(entry.publishedTo);

  const scopeOf = (caller: Caller): SQL | undefined =>
    and(
      eq(entry.tenantId, caller.tenantId),
      published(caller),
      or(
        and(eq(entry.kind, 'designed'), designedRules(caller)),
        and(
          eq(entry.kind, 'online'),
          // Records of a sub-table belong to records of its main table.
          or(ne(entry.tableType, '3'), hasPermissionSql(caller, 'online:cgform:list')),
          onlineRules(caller),
        ),
      ),
    );

  return {
    async list(caller: Caller, request: InputOf<typeof listAllForms>): Promise<ResultOf<typeof listAllForms>> {
      const query = listQuery({ columns, scope: scopeOf(caller) }, request);
      const { rows, total } = await selectList(
        db,
        new Subquery(ALL_FORMS, columns, getTableName(entry)),
        columns,
        query,
      );
      return pageOf(await withDictTexts(rows as FormEntry[], CREATORS, dictionaries), total, query);
    },
  };
}
