import type { TreeNode } from '@gezi/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DataRules } from '../../identity/rights/dataRules';
import type { Database } from '../../platform/db';
import type { DictTables } from './DictTable';
import type { Caller } from '../../platform/http/Caller';
import { camelCase } from '../../platform/query/camelCase';
import { readTreeCondition } from './readTreeCondition';
import { columnOf, resolveTable } from './tableItems';
import { visibleRows } from './visibleRows';

export interface TreeRequest {
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  pid?: string;
  condition?: string;
}

/** Values that mean "no parent", depending on the table. */
const ROOTS = ['', '0'];

/**
 * Returns one level of the tree stored in an allowed table. A node is a leaf when no visible row names it as parent. The
 * rows are queried for that, because a leaf column may be out of date.
 *
 * @throws {Refusal} naming the field that is not allowed
 */
export async function tableTree(
  { db, dataRules, tables }: { db: Database; dataRules: DataRules; tables: DictTables },
  request: TreeRequest,
  caller: Caller,
): Promise<TreeNode[]> {
  const { text, code, pid = '', condition } = request;
  const names = { table: camelCase(request.tableName), text: camelCase(text), value: camelCase(code) };
  const source = resolveTable(tables, { kind: 'table', ...names }, 'tableName');
  const { table } = source.table;
  const parent = columnOf(source.table, camelCase(request.pidField), 'pidField');
  const visible = visibleRows(dataRules, source.table, caller);
  const found = await db.orm
    .select({
      value: sql<string>`${source.value}::text`,
      text: sql<string | null>`${source.text}::text`,
      parent: sql<string | null>`${parent}::text`,
    })
    .from(table)
    .where(
      and(
        visible,
        ROOTS.includes(pid) ? inArray(parent, ROOTS) : eq(parent, pid),
        readTreeCondition(condition, (name) => columnOf(source.table, camelCase(name), 'condition')),
      ),
    )
    .orderBy(asc(source.value));
  const values = found.map(({ value }) => value);
  const withChildren = await db.orm
    .selectDistinct({ value: sql<string>`${parent}::text` })
    .from(table)
    .where(and(visible, sql`${parent}::text = any(${sql.param(values)}::text[])`));
  const parents = new Set(withChildren.map(({ value }) => value));
  return found.map(({ value, text: title, parent: parentId }) => ({
    id: value,
    key: value,
    value,
    title: title ?? value,
    code: value,
    parentId,
    leaf: !parents.has(value),
    isLeaf: !parents.has(value),
    children: null,
  }));
}
