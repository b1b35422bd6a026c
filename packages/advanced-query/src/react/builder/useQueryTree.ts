import { useState } from 'react';
import { type QueryGroup } from '../../core';
import { redo, startTimeline, step, undo } from '../../core/query/timeline';
import { fromTree, toTree, type TreeGroup } from './queryTree';

/**
 * The tree of a builder with undo and redo.
 *
 * @param value query of the parent; a query other than the last reported one is a step too, so that opening a saved query
 * can be undone
 */
export function useQueryTree(value: QueryGroup, onChange: (value: QueryGroup) => void) {
  const [timeline, setTimeline] = useState(() => startTimeline(toTree(value)));
  const [reported, setReported] = useState(value);

  if (reported !== value) {
    setReported(value);
    // An equal query in another object is not a step.
    if (JSON.stringify(fromTree(timeline.present)) !== JSON.stringify(value)) {
      setTimeline(step(timeline, toTree(value)));
    }
  }

  function go(next: typeof timeline) {
    if (next === timeline) return;
    const query = fromTree(next.present);
    setTimeline(next);
    setReported(query);
    onChange(query);
  }

  return {
    tree: timeline.present,
    change: (tree: TreeGroup, mergeKey?: string) => go(step(timeline, tree, mergeKey)),
    undo: timeline.past.length > 0 ? () => go(undo(timeline)) : undefined,
    redo: timeline.future.length > 0 ? () => go(redo(timeline)) : undefined,
  };
}
