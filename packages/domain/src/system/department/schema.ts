import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../../kit';
import { SysDepart } from './SysDepart';

/** Department data for the session. */
export const Department = Type.Object({
  id: Text(36),
  parentId: MaybeText(36),
  departName: Text(),
  orgCode: Text(64),
  orgCategory: MaybeText(2),
  /** Set in lists with departments of several tenants. */
  tenantId: Type.Optional(Type.Integer()),
});
export type Department = Static<typeof Department>;

/**
 * A department in lists and trees. It has no `updateTime`: clients of the family keep a node after they have saved its
 * department, and would send the earlier version with their next change.
 */
export const DepartmentRow = Type.Omit(SysDepart, ['orgCategory_dictText', 'status_dictText', 'updateTime']);
export type DepartmentRow = Static<typeof DepartmentRow>;

const treeMembers = {
  ...DepartmentRow.properties,
  key: Text(36),
  value: Text(64),
  title: Text(),
  isLeaf: Type.Boolean(),
  leaf: Type.Boolean(),
};

/** A department as a tree node (contract, part 1 §1.14); `children` is null for leaves and levels not loaded. */
export interface DepartmentNode extends Static<typeof DepartmentNodeFlat> {
  children: DepartmentNode[] | null;
}
const DepartmentNodeFlat = Type.Object(treeMembers);

/** A department node with only id and name. */
export interface DepartmentIdNode {
  key: string;
  value: string;
  title: string;
  children: DepartmentIdNode[] | null;
}
export const DepartmentIdNode = Type.Unsafe<DepartmentIdNode>(
  Type.Object({
    key: Text(36),
    value: Text(36),
    title: Text(),
    children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
  }),
);

export const DepartmentNode = Type.Unsafe<DepartmentNode>(
  Type.Object({ ...treeMembers, children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]) }),
);
