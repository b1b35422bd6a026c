import { useEffect, useRef } from 'react';
import type { TreeSource } from '../../core/tree/TreeRows';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { treeFeature, type TreeContext } from './treeFeature';

/** Rows as a tree. */
export interface TreeSettings<Row extends object> extends TreeSource<Row> {
  /** Column that is indented and has the expand mark; default the first one. */
  column?: string;
  /** Rows open at first. */
  defaultExpanded?: readonly string[];
}

export interface TreeProps<Row extends object> {
  kit: GridKit<Row>;
  settings: TreeSettings<Row>;
}

/** Shows the rows as a tree while mounted. */
export function Tree<Row extends object>({ kit, settings }: TreeProps<Row>) {
  const context: TreeContext<Row> = {
    source: settings,
    column: settings.column,
    onFailure: (error) => kit.feedback.notify('error', error instanceof Error ? error.message : String(error)),
  };
  useFeature(kit, treeFeature<Row>, context);
  const first = useRef(settings.defaultExpanded);
  useEffect(() => {
    if (first.current) kit.store.expand(first.current, true);
  }, [kit]);
  return null;
}
