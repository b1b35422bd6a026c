import type { HelpManageNode } from '@gezi/domain';

/** An entry of the help documents as trees take it. */
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

/** What an entry may hang below: neither itself nor what is below it. */
export const parentChoices = (branches: readonly HelpBranch[], except: string | undefined): ParentChoice[] =>
  branches
    .filter(({ id }) => id !== except)
    .map(({ id, title, children }) => ({ value: id, title, children: parentChoices(children, except) }));
