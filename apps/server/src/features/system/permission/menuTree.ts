import type { PermissionNode } from '@gezi/domain';
import { groupBy } from '../../../platform/kit/groupBy';
import type { PermissionRow } from './store';

/** Menus as their keepers read them. @param ruled ids of those that have data rules */
export function menuTree(rows: readonly PermissionRow[], ruled: ReadonlySet<string>) {
  const byParent = groupBy(rows, ({ parentId }) => parentId);
  const node = (row: PermissionRow, deep: boolean): PermissionNode => {
    const isLeaf = !byParent.has(row.id);
    return {
      ...row,
      ruleFlag: ruled.has(row.id) ? 1 : 0,
      leaf: isLeaf,
      isLeaf,
      key: row.id,
      title: row.name,
      children: deep && !isLeaf ? byParent.get(row.id)!.map((child) => node(child, true)) : null,
    };
  };
  return {
    /** All of them. */
    whole: () => (byParent.get('') ?? []).map((row) => node(row, true)),
    /** What stands right below one, or at the root for `''`. */
    level: (parentId: string) => (byParent.get(parentId) ?? []).map((row) => node(row, false)),
    /** Those with a word in their name, in no tree. */
    named: (word: string) => rows.filter(({ name }) => name.includes(word)).map((row) => node(row, false)),
  };
}

/** Some menus with all that stands below them. */
export function below(rows: readonly PermissionRow[], ids: readonly string[]): PermissionRow[] {
  const wanted = new Set(ids);
  const byParent = groupBy(rows, ({ parentId }) => parentId);
  const found = new Map<string, PermissionRow>();
  const take = (row: PermissionRow) => {
    if (found.has(row.id)) return;
    found.set(row.id, row);
    for (const child of byParent.get(row.id) ?? []) take(child);
  };
  for (const row of rows) if (wanted.has(row.id)) take(row);
  return [...found.values()];
}
