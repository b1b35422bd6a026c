import type { QueryGroup } from './Condition';

/** A query being built and the steps that led to it. */
export interface Timeline {
  past: readonly QueryGroup[];
  query: QueryGroup;
  future: readonly QueryGroup[];
}

/** Steps that can be taken back, at most. */
const MAX_STEPS = 100;

export const startTimeline = (query: QueryGroup): Timeline => ({ past: [], query, future: [] });

/** One step further; what had been undone is gone. A change of nothing is no step. */
export const step = (timeline: Timeline, query: QueryGroup): Timeline =>
  query === timeline.query
    ? timeline
    : { past: [...timeline.past, timeline.query].slice(-MAX_STEPS), query, future: [] };

/** Steps back once; at the oldest query nothing moves. */
export function undo(timeline: Timeline): Timeline {
  const query = timeline.past.at(-1);
  return query ? { past: timeline.past.slice(0, -1), query, future: [timeline.query, ...timeline.future] } : timeline;
}

/** Takes back what {@link undo} did last. */
export function redo(timeline: Timeline): Timeline {
  const [query, ...future] = timeline.future;
  return query ? { past: [...timeline.past, timeline.query], query, future } : timeline;
}
