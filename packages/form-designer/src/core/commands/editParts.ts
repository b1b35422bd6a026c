import type { FormDocument } from '../document/FormDocument';
import type { EditCommand } from './FormCommand';
import { editPart } from './editPart';
import type { CommandOutcome } from './Draft';

/** Edits several parts; if one edit is refused, none is applied. */
export function editParts(document: FormDocument, edits: readonly EditCommand[]): CommandOutcome {
  let outcome: CommandOutcome = { ok: true, document };
  for (const { key, changes, stash } of edits) {
    outcome = editPart(outcome.document, key, changes, stash);
    if (!outcome.ok) return outcome;
  }
  return outcome;
}
