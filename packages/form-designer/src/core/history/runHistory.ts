import { applyCommand } from '../commands/applyCommand';
import type { FormCommand, CommandRefusal } from '../commands/FormCommand';
import type { CommandOutcome } from '../commands/Draft';
import type { FormDocument } from '../document/FormDocument';
import { HISTORY_LIMIT, type FormHistory, type HistoryStep } from './FormHistory';
import { joined } from './joined';

export type CommandStepOutcome =
  | { readonly ok: true; readonly history: FormHistory }
  | { readonly ok: false; readonly refusal: CommandRefusal };

export const startHistory = (document: FormDocument): FormHistory => ({ document, past: [], future: [], open: false });

/**
 * Applies a command as a step; a command that changes nothing is no step. Consecutive edits of one text or number, as
 * from typing, are one step until `finishStep`.
 */
export function runCommand(history: FormHistory, command: FormCommand): CommandStepOutcome {
  const outcome = applyCommand(history.document, command);
  if (!outcome.ok) return outcome;
  const { document } = outcome;
  if (document === history.document) return { ok: true, history };
  const last = history.open && history.future.length === 0 ? history.past.at(-1) : undefined;
  const one = last && joined(last.command, command);
  const past = one
    ? [...history.past.slice(0, -1), { command: one, before: last.before, after: document }]
    : [...history.past, { command, before: history.document, after: document }].slice(-HISTORY_LIMIT);
  return { ok: true, history: { document, past, future: [], open: true } };
}

/** Undoes the last step; returns the same history if there is none. */
export function undoCommand(history: FormHistory): FormHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  return { document: step.before, past: history.past.slice(0, -1), future: [...history.future, step], open: false };
}

/** Repeats the step that was undone last; returns the same history if there is none. */
export function redoCommand(history: FormHistory): FormHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  return { document: step.after, past: [...history.past, step], future: history.future.slice(0, -1), open: false };
}

/** Ends the current step, so that the next edit starts a new one: call it when a field loses focus or the selection changes. */
export const finishStep = (history: FormHistory): FormHistory => (history.open ? { ...history, open: false } : history);

/** The commands of the history as plain data: replayed on `from` they result in the document. */
export const commandLog = ({ past, document }: FormHistory): { from: FormDocument; commands: FormCommand[] } => ({
  from: past[0]?.before ?? document,
  commands: past.map((step: HistoryStep) => step.command),
});

/** Applies the commands of a log in order; stops at the first refusal. */
export const replayCommands = (document: FormDocument, commands: readonly FormCommand[]): CommandOutcome =>
  applyCommand(document, { type: 'batch', commands });
