import { createContext, useContext } from 'react';
import type { QueryField } from '../../core';
import type { QueryControls } from '../values/QueryControls';
import type { TreeGroup } from './queryTree';

/** State shared by the parts of a builder. */
export interface Builder {
  tree: TreeGroup;
  /** Changes the tree; steps with the same `mergeKey` are undone together. */
  change: (tree: TreeGroup, mergeKey?: string) => void;
  fields: readonly QueryField[];
  controls: QueryControls;
  /** Whether groups can be added. */
  groups: boolean;
  /** Whether the maximum number of conditions is reached. */
  full: boolean;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** @throws {Error} outside of a `QueryBuilder` */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder: no <QueryBuilder> above');
  return builder;
}
