import { Type, type Static } from 'typebox';
import { Maybe, Text } from './fields';

const nodeMembers = {
  id: Text(36),
  key: Text(255),
  value: Text(255),
  title: Text(),
  code: Text(255),
  parentId: Maybe(Text(255)),
  leaf: Type.Boolean(),
  isLeaf: Type.Boolean(),
};
const FlatTreeNode = Type.Object(nodeMembers);

/** A tree node (contract, part 1 §1.14); `children` is null for leaves and levels not loaded. */
export interface TreeNode extends Static<typeof FlatTreeNode> {
  children: TreeNode[] | null;
}
export const TreeNode = Type.Unsafe<TreeNode>(
  Type.Object({ ...nodeMembers, children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]) }),
);
