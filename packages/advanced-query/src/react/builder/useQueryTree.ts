import { useState } from 'react';
import { redo, startTimeline, step, undo, type QueryGroup } from '../../core';
import { fromTree, toTree, type TreeGroup } from './queryTree';

/**
 * The tree behind a builder and the way back through its steps.
 *
 * @param value from outside; another one than was told last is a step too, so that a saved query that was opened can be
 * taken back
 */
export function useQueryTree(value: QueryGroup, onChange: (value: QueryGroup) => void) {
  const [timeline, setTimeline] = useState(() => startTimeline(toTree(value)));
  const [told, setTold] = useState(value);

  if (told !== value) {
    setTold(value);
    // The same question in another object is no step.
    if (JSON.stringify(fromTree(timeline.present)) !== JSON.stringify(value)) {
      setTimeline(step(timeline, toTree(value)));
    }
  }

  function go(next: typeof timeline) {
    if (next === timeline) return;
    const query = fromTree(next.present);
    setTimeline(next);
    setTold(query);
    onChange(query);
  }

  return {
    tree: timeline.present,
    change: (tree: TreeGroup, about?: string) => go(step(timeline, tree, about)),
    undo: timeline.past.length > 0 ? () => go(undo(timeline)) : undefined,
    redo: timeline.future.length > 0 ? () => go(redo(timeline)) : undefined,
  };
}
