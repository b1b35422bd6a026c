import {
  add,
  findPath,
  generateID,
  getParentPath,
  insert,
  isAncestor,
  isRuleGroup,
  move,
  remove,
  update,
  type Path,
  type RuleGroupType,
  type RuleType,
} from '@react-querybuilder/core/derivations';
import { type Condition, type MatchType, type QueryGroup } from '../../core';
import { isGroup } from '../../core/query/Condition';

export type { Path } from '@react-querybuilder/core/derivations';

/** A condition in the tree; its id never changes. */
export type TreeRule = RuleType & { id: string; condition: Condition };
export interface TreeGroup extends RuleGroupType {
  id: string;
}
export type TreeItem = TreeRule | TreeGroup;

export const isTreeGroup = (item: unknown): item is TreeGroup => isRuleGroup(item);
export const itemsOf = (group: TreeGroup): TreeItem[] => group.rules as TreeItem[];

/** Converts a query to a tree for react-querybuilder, where every member has an id. */
export const toTree = ({ matchType, conditions }: QueryGroup): TreeGroup => ({
  id: generateID(),
  combinator: matchType,
  rules: conditions.map((item) => (isGroup(item) ? toTree(item) : toRule(item))),
});

export const fromTree = (tree: TreeGroup): QueryGroup => ({
  matchType: tree.combinator as MatchType,
  conditions: itemsOf(tree).map((item) => (isTreeGroup(item) ? fromTree(item) : item.condition)),
});

export const addCondition = (tree: TreeGroup, groupId: string, condition: Condition): TreeGroup =>
  add(tree, toRule(condition), groupId);

export const addGroup = (tree: TreeGroup, groupId: string, condition: Condition): TreeGroup =>
  add(tree, { id: generateID(), combinator: 'or', rules: [toRule(condition)] }, groupId);

export const removeItem = (tree: TreeGroup, id: string): TreeGroup => remove(tree, id);

export const joinBy = (tree: TreeGroup, groupId: string, matchType: MatchType): TreeGroup =>
  update(tree, 'combinator', matchType, groupId);

export function changeCondition(tree: TreeGroup, id: string, condition: Condition): TreeGroup {
  const { field, rule, val } = condition;
  return update(tree, { field, operator: rule, value: val, condition }, id, { resetOnFieldChange: false });
}

/** Moves a member up or down by one place, also into and out of groups. */
export const shift = (tree: TreeGroup, id: string, direction: 'up' | 'down'): TreeGroup => move(tree, id, direction);

/** Moves a member to a path that counts places before the move; nothing moves into itself. */
export function place(tree: TreeGroup, from: Path, to: Path): TreeGroup {
  if (isAncestor(from, to) || String(from) === String(to)) return tree;
  const item = findPath(from, tree);
  if (!item) return tree;
  const taken = remove(tree, from);
  const [parent, index] = [getParentPath(from), from.at(-1)!];
  // The members behind it in its group have moved up by one.
  const target = to.map((step, depth) =>
    depth === parent.length && parent.every((at, level) => to[level] === at) && step > index ? step - 1 : step,
  );
  return insert(taken, item as TreeRule, target, { idGenerator: () => item.id! });
}

const toRule = (condition: Condition): TreeRule => ({
  id: generateID(),
  field: condition.field,
  operator: condition.rule,
  value: condition.val,
  condition,
});
