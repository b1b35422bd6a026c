/** The versions of something that is edited, for undo and redo. */
export interface Timeline<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** Most steps that can be undone. */
const MAX_STEPS = 200;

export const startTimeline = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] });

/** Adds a version; what was undone before is lost. */
export const advance = <T>({ past, present }: Timeline<T>, next: T): Timeline<T> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
});

/** Undoes one step; returns the timeline unchanged at the oldest version. */
export function undo<T>(timeline: Timeline<T>): Timeline<T> {
  const { past, present, future } = timeline;
  return past.length === 0
    ? timeline
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>(timeline: Timeline<T>): Timeline<T> {
  const [next, ...future] = timeline.future;
  return next === undefined ? timeline : { past: [...timeline.past, timeline.present], present: next, future };
}
