import type { TreeNode } from '@gezi/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import type { DictTables } from './DictTable';
import { isExternal, type Caller } from '../../platform/http/Caller';
import { camelCase } from '../../platform/query/camelCase';
import { readTreeCondition } from './readTreeCondition';
import { columnOf, resolveTable } from './tableItems';

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
 * Returns one level of the tree stored in an allowed table. A node is a leaf when no row names it as parent. The rows
 * are queried for that, because a leaf column may be out of date.
 *
 * @throws {Refusal} naming the field that is not allowed
 */
export async function tableTree(
  { db, tables }: { db: Database; tables: DictTables },
  request: TreeRequest,
  caller: Caller,
): Promise<TreeNode[]> {
  const { text, code, pid = '', condition } = request;
  const names = { table: camelCase(request.tableName), text: camelCase(text), value: camelCase(code) };
  const source = resolveTable(tables, { kind: 'table', ...names }, 'tableName');
  const { table } = source.table;
  const parent = columnOf(source.table, camelCase(request.pidField), 'pidField');
  const visible = isExternal(caller) ? (source.table.externalRows?.(caller) ?? sql`false`) : source.table.rows(caller);
  const found = await db.orm
    .select({
      value: sql<string>`${source.value}::text`,
      text: sql<string | null>`${source.text}::text`,
      parent: sql<string | null>`${parent}::text`,
      isParent: sql<boolean>`exists (select 1 from ${table} as child
        where child.${sql.identifier(parent.name)}::text = ${table}.${sql.identifier(source.value.name)}::text)`,
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
  return found.map(({ value, text: title, parent: parentId, isParent }) => ({
    id: value,
    key: value,
    value,
    title: title ?? value,
    code: value,
    parentId,
    leaf: !isParent,
    isLeaf: !isParent,
    children: null,
  }));
}
