import type { DepartmentNode } from '@gezi/domain';
import { groupBy } from '../../../platform/kit/groupBy';
import type { DepartmentRow } from './store';

/** Which member of a department stands for it in a tree. */
export type TreeKey = 'id' | 'orgCode';

/**
 * The departments as a tree (contract, part 1 §1.14).
 *
 * @param rows in the order wanted
 * @param only ids to keep, with their ancestors; absent = all
 */
export function departmentTree(rows: readonly DepartmentRow[], only?: readonly string[]): DepartmentNode[] {
  const kept = only ? withAncestors(rows, only) : rows;
  const byParent = groupBy(kept, ({ parentId }) => parentId ?? '');
  const build = (parentId: string): DepartmentNode[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = build(row.id);
      return departmentNode(row, 'id', children.length > 0 ? children : null, children.length === 0);
    });
  return build('');
}

/**
 * One level of the tree, children not included.
 *
 * @param pid absent or empty = the roots
 */
export function departmentLevel(rows: readonly DepartmentRow[], pid = '', key: TreeKey = 'id'): DepartmentNode[] {
  const parents = new Set(rows.map(({ parentId }) => parentId));
  const parent = key === 'id' ? pid : (rows.find(({ orgCode }) => orgCode === pid)?.id ?? pid);
  return rows
    .filter(({ parentId }) => (parentId ?? '') === parent)
    .map((row) => departmentNode(row, key, null, !parents.has(row.id)));
}

/** The named departments as nodes without children. */
export const departmentNodes = (
  rows: readonly DepartmentRow[],
  values: readonly string[],
  key: TreeKey = 'id',
): DepartmentNode[] => {
  const parents = new Set(rows.map(({ parentId }) => parentId));
  return rows
    .filter((row) => values.includes(row[key]))
    .map((row) => departmentNode(row, key, null, !parents.has(row.id)));
};

function departmentNode(
  row: DepartmentRow,
  key: TreeKey,
  children: DepartmentNode[] | null,
  isLeaf: boolean,
): DepartmentNode {
  return { ...row, key: row.id, value: row[key], title: row.departName, isLeaf, leaf: isLeaf, children };
}

/** Each of some departments with all below it; one that lies below another is not listed again. */
export function departmentsBelow(rows: readonly DepartmentRow[], ids: readonly string[]): DepartmentNode[] {
  const wanted = new Set(ids);
  const found: DepartmentNode[] = [];
  const look = (nodes: readonly DepartmentNode[]) => {
    for (const node of nodes) {
      if (wanted.has(node.id)) found.push(node);
      else look(node.children ?? []);
    }
  };
  look(departmentTree(rows));
  return found;
}

/** A department and all above it, the root first. */
export function departmentPath(rows: readonly DepartmentRow[], id: string): DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: DepartmentRow[] = [];
  for (let row = byId.get(id); row && !path.includes(row); row = byId.get(row.parentId ?? '')) path.unshift(row);
  return path;
}

function withAncestors(rows: readonly DepartmentRow[], ids: readonly string[]): DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const id of ids) {
    for (let row = byId.get(id); row && !kept.has(row.id); row = byId.get(row.parentId ?? '')) kept.add(row.id);
  }
  return rows.filter(({ id }) => kept.has(id));
}
