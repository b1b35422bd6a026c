import type { DepartmentNode, DepartmentRow } from '@gezi/domain';
import { groupBy } from '../../../platform/kit/groupBy';
import { inCurrentLanguage } from '../../../platform/texts';

/** Field that identifies a department in a tree. */
export type TreeKey = 'id' | 'orgCode';

/**
 * Builds the tree of departments (contract, part 1 §1.14).
 *
 * @param rows departments in display order
 * @param only ids to keep, with their ancestors; absent = all
 */
export function departmentTree(rows: readonly DepartmentRow[], only?: readonly string[]): DepartmentNode[] {
  const shownRows = only ? withAncestors(rows, only) : rows;
  const byParent = groupBy(shownRows, ({ parentId }) => parentId ?? '');
  const build = (parentId: string): DepartmentNode[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = build(row.id);
      return departmentNode(row, 'id', children.length > 0 ? children : null, children.length === 0);
    });
  return build('');
}

/**
 * Builds one level of the tree without children.
 *
 * @param pid parent; empty = the roots
 */
export function departmentLevel(rows: readonly DepartmentRow[], pid = '', key: TreeKey = 'id'): DepartmentNode[] {
  const parents = new Set(rows.map(({ parentId }) => parentId));
  const parent = key === 'id' ? pid : (rows.find(({ orgCode }) => orgCode === pid)?.id ?? pid);
  return rows
    .filter(({ parentId }) => (parentId ?? '') === parent)
    .map((row) => departmentNode(row, key, null, !parents.has(row.id)));
}

/** Nodes of the given departments without children. */
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
  const title = inCurrentLanguage(row.departName, row.departNameEn);
  return { ...row, key: row.id, value: row[key], title, isLeaf, leaf: isLeaf, children };
}

/** True if a name of the department contains a text. @param text in lower case */
export const isNamed = ({ departName, departNameEn }: DepartmentRow, text: string): boolean =>
  [departName, departNameEn ?? ''].some((name) => name.toLowerCase().includes(text));

/** Subtrees of the given departments; one that is within another's subtree is not repeated. */
export function departmentSubtrees(rows: readonly DepartmentRow[], ids: readonly string[]): DepartmentNode[] {
  const rootIds = new Set(ids);
  const found: DepartmentNode[] = [];
  const collect = (nodes: readonly DepartmentNode[]) => {
    for (const node of nodes) {
      if (rootIds.has(node.id)) found.push(node);
      else collect(node.children ?? []);
    }
  };
  collect(departmentTree(rows));
  return found;
}

/** Path from the root to a department. */
export function departmentPath(rows: readonly DepartmentRow[], id: string): DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: DepartmentRow[] = [];
  for (let row = byId.get(id); row && !path.includes(row); row = byId.get(row.parentId ?? '')) path.unshift(row);
  return path;
}

/** The given departments and all below them. */
export function withDescendants(rows: readonly DepartmentRow[], ids: readonly string[]): DepartmentRow[] {
  const flat = (nodes: readonly DepartmentNode[]): string[] =>
    nodes.flatMap(({ id, children }) => [id, ...flat(children ?? [])]);
  const keptIds = new Set(flat(departmentSubtrees(rows, ids)));
  return rows.filter(({ id }) => keptIds.has(id));
}

function withAncestors(rows: readonly DepartmentRow[], ids: readonly string[]): DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keptIds = new Set<string>();
  for (const id of ids) {
    for (let row = byId.get(id); row && !keptIds.has(row.id); row = byId.get(row.parentId ?? '')) keptIds.add(row.id);
  }
  return rows.filter(({ id }) => keptIds.has(id));
}
