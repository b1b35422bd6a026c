import type { FlowHistoryEntry } from '@gezi/domain';

/** An entry of the timeline. */
export interface ShownEntry extends FlowHistoryEntry {
  /** Name of the event; `apply` for a step that its initiator completes. */
  event: string;
  tone: 'primary' | 'danger' | undefined;
}

const DANGER = new Set(['reject', 'return', 'recall', 'stop', 'stuck']);
const PRIMARY = new Set(['start', 'complete', 'resolve', 'finish']);

/**
 * The history as the timeline shows it. The first task of the initiator, which the start completes, is part of the start.
 *
 * @param initiator username
 */
export function timelineEntries(history: readonly FlowHistoryEntry[], initiator: string | null): ShownEntry[] {
  const [first, second] = history;
  const isOneStep = first?.type === 'start' && second?.type === 'complete' && isSame(first, second);
  const own = isOneStep ? new Set([second.nodeName]) : new Set<string | null>();
  return history.flatMap((entry, at) => {
    if (isOneStep && at === 1) return [];
    const { type, nodeName, username } = entry;
    const isOwn = type === 'complete' && username === initiator && own.has(nodeName);
    const tone = DANGER.has(type) ? 'danger' : PRIMARY.has(type) ? 'primary' : undefined;
    const shown = isOneStep && at === 0 ? { ...entry, nodeName: second.nodeName } : entry;
    return [{ ...shown, event: isOwn ? 'apply' : type, tone }];
  });
}

const isSame = (a: FlowHistoryEntry, b: FlowHistoryEntry): boolean => a.time === b.time && a.username === b.username;
