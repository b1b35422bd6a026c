/** A document being worked on and the steps that led to it. */
export interface Timeline<Document> {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
  /** What the last step was about; the next one about the same is part of it. */
  about?: string;
}

/** Steps that can be taken back, at most. */
const MAX_STEPS = 100;

export const startTimeline = <Document>(present: Document): Timeline<Document> => ({ past: [], present, future: [] });

/**
 * One step further; what had been undone is gone. A change of nothing is no step.
 *
 * @param about joins what follows on each other about the same thing, e.g. the letters of one value
 */
export function step<Document>(timeline: Timeline<Document>, present: Document, about?: string): Timeline<Document> {
  if (present === timeline.present) return timeline;
  const goesOn = about !== undefined && about === timeline.about;
  const past = goesOn ? timeline.past : [...timeline.past, timeline.present].slice(-MAX_STEPS);
  return { past, present, future: [], ...(about !== undefined && { about }) };
}

/** Steps back once; at the oldest state nothing moves. */
export function undo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const present = timeline.past.at(-1);
  if (present === undefined) return timeline;
  return { past: timeline.past.slice(0, -1), present, future: [timeline.present, ...timeline.future] };
}

/** Takes back what {@link undo} did last. */
export function redo<Document>(timeline: Timeline<Document>): Timeline<Document> {
  const [present, ...future] = timeline.future;
  if (present === undefined) return timeline;
  return { past: [...timeline.past, timeline.present], present, future };
}
