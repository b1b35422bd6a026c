import type { FieldOption } from '../../kit';
import { priorityLabels, type NoticePriority } from '../notice-choice/noticeKinds';

const tones = { L: 'processing', M: 'warning', H: 'error' } as const satisfies Record<NoticePriority, string>;

/** Priorities in lists of announcements and messages. */
export const priorityOptions: readonly FieldOption[] = (Object.keys(tones) as NoticePriority[]).map((value) => ({
  value,
  label: priorityLabels[value],
  tone: tones[value],
}));
