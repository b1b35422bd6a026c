/** A document with its undo and redo steps. */
export interface Timeline<Document> {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
  /** Key of the last step; the next step with the same key replaces it. */
  mergeKey?: string;
}

/** Maximum number of undo steps. */
const MAX_STEPS = 100;

export const startTimeline = <Document>(present: Document): Timeline<Document> => ({ past: [], present, future: [] });

/**
 * Adds a step and drops the redo steps. Returns the timeline if the document is the same.
 *
 * @param mergeKey consecutive steps with the same key are one step, e.g. the keystrokes in a value
 */
export function step<Document>(timeline: Timeline<Document>, present: Document, mergeKey?: string): Timeline<Document> {
  if (present === timeline.present) return timeline;
  const isMerged = mergeKey !== undefined && mergeKey === timeline.mergeKey;
  const past = isMerged ? timeline.past : [...timeline.past, timeline.present].slice(-MAX_STEPS);
  return { past, present, future: [], ...(mergeKey !== undefined && { mergeKey }) };
}

/** Undoes a step; returns the timeline at the oldest state. */
export function undo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const present = timeline.past.at(-1);
  if (present === undefined) return timeline;
  return { past: timeline.past.slice(0, -1), present, future: [timeline.present, ...timeline.future] };
}

/** Redoes the last undone step. */
export function redo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const [present, ...future] = timeline.future;
  if (present === undefined) return timeline;
  return { past: [...timeline.past, timeline.present], present, future };
}
