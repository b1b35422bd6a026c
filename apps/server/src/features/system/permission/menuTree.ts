import type { PermissionNode } from '@gezi/domain';
import { inCurrentLanguage } from '../../../platform/texts';
import { groupBy } from '../../../platform/kit/groupBy';
import type { PermissionRow } from './store';

/** Menus for administrators. @param idsWithRules ids of menus with data rules */
export function menuTree(rows: readonly PermissionRow[], idsWithRules: ReadonlySet<string>) {
  const byParent = groupBy(rows, ({ parentId }) => parentId);
  const node = (row: PermissionRow, deep: boolean): PermissionNode => {
    const isLeaf = !byParent.has(row.id);
    return {
      ...row,
      ruleFlag: idsWithRules.has(row.id) ? 1 : 0,
      leaf: isLeaf,
      isLeaf,
      key: row.id,
      title: inCurrentLanguage(row.name, row.nameEn),
      children: deep && !isLeaf ? byParent.get(row.id)!.map((child) => node(child, true)) : null,
    };
  };
  return {
    /** The whole tree. */
    whole: () => (byParent.get('') ?? []).map((row) => node(row, true)),
    /** Direct children of a menu; the roots for `''`. */
    level: (parentId: string) => (byParent.get(parentId) ?? []).map((row) => node(row, false)),
    /** Menus whose name contains a word, as a flat list. */
    named: (word: string) =>
      rows
        .filter(({ name, nameEn }) => name.includes(word) || nameEn?.toLowerCase().includes(word.toLowerCase()))
        .map((row) => node(row, false)),
  };
}

/** The given menus with all their descendants. */
export function withDescendants(rows: readonly PermissionRow[], ids: readonly string[]): PermissionRow[] {
  const rootIds = new Set(ids);
  const byParent = groupBy(rows, ({ parentId }) => parentId);
  const found = new Map<string, PermissionRow>();
  const add = (row: PermissionRow) => {
    if (found.has(row.id)) return;
    found.set(row.id, row);
    for (const child of byParent.get(row.id) ?? []) add(child);
  };
  for (const row of rows) if (rootIds.has(row.id)) add(row);
  return [...found.values()];
}
