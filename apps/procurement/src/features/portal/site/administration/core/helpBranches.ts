import type { HelpManageNode } from '@gezi/domain';

/** A help entry in the format of tree components. */
export interface HelpBranch extends Omit<HelpManageNode, 'children'> {
  key: string;
  children: HelpBranch[];
}

export const helpBranches = (nodes: readonly HelpManageNode[]): HelpBranch[] =>
  nodes.map((node) => ({ ...node, key: node.id, children: helpBranches(node.children ?? []) }));

export interface ParentChoice {
  value: string;
  title: string;
  children: ParentChoice[];
}

/** Possible parents of an entry: all but itself and its descendants. */
export const parentChoices = (branches: readonly HelpBranch[], except: string | undefined): ParentChoice[] =>
  branches
    .filter(({ id }) => id !== except)
    .map(({ id, title, children }) => ({ value: id, title, children: parentChoices(children, except) }));
