import { applyCommand } from '../commands/applyCommand';
import type { FormCommand, CommandRefusal } from '../commands/FormCommand';
import type { CommandOutcome } from '../commands/Draft';
import type { FormDocument } from '../document/FormDocument';
import { HISTORY_LIMIT, type FormHistory, type HistoryStep } from './FormHistory';
import { joined } from './joined';

export type CommandStepOutcome =
  { readonly ok: true; readonly history: FormHistory } | { readonly ok: false; readonly refusal: CommandRefusal };

export const startHistory = (document: FormDocument): FormHistory => ({ document, past: [], future: [], open: false });

/**
 * Carries out a command as a step; one that changes nothing is no step. Edits of one text or number that follow each
 * other, as typing makes them, are one step, until `seal`.
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

/** Takes the last step back; at the first state nothing moves. */
export function undoCommand(history: FormHistory): FormHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  return { document: step.before, past: history.past.slice(0, -1), future: [...history.future, step], open: false };
}

/** Takes the step that was taken back last again. */
export function redoCommand(history: FormHistory): FormHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  return { document: step.after, past: [...history.past, step], future: history.future.slice(0, -1), open: false };
}

/** Ends the step: what is typed next is one of its own. For a field that is left, or another part that is chosen. */
export const finishStep = (history: FormHistory): FormHistory => (history.open ? { ...history, open: false } : history);

/** What was done, as plain data: replayed on `from` the commands lead to the document. */
export const commandLog = ({ past, document }: FormHistory): { from: FormDocument; commands: FormCommand[] } => ({
  from: past[0]?.before ?? document,
  commands: past.map((step: HistoryStep) => step.command),
});

/** Carries out a log; stops at the first refusal. */
export function replayCommands(document: FormDocument, commands: readonly FormCommand[]): CommandOutcome {
  let outcome: CommandOutcome = { ok: true, document };
  for (const command of commands) {
    outcome = applyCommand(outcome.document, command);
    if (!outcome.ok) return outcome;
  }
  return outcome;
}
