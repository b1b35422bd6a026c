import { createContext, useContext } from 'react';
import type { QueryField } from '../../core';
import type { QueryControls } from '../values/QueryControls';
import type { TreeGroup } from './queryTree';

/** What every part of a builder reads. */
export interface Builder {
  tree: TreeGroup;
  change: (tree: TreeGroup, about?: string) => void;
  fields: readonly QueryField[];
  controls: QueryControls;
  /** Whether groups may be made. */
  groups: boolean;
  /** No condition more. */
  full: boolean;
  /** Reads a text out. */
  say: (text: string) => void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** @throws {Error} outside of a `QueryBuilder` */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder: no <QueryBuilder> above');
  return builder;
}
