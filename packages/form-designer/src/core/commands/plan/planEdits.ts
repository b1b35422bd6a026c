import type { FormDocument, NodeKey } from '../../document/FormDocument';
import type { Changes, Command } from '../Command';
import { planEdit, type PlanOptions } from './planEdit';

/** As `planEdit`, for one change of several parts: one command, one step to undo. */
export const planEdits = (
  document: FormDocument,
  keys: readonly NodeKey[],
  changes: Changes,
  options: PlanOptions = {},
): Command => ({ type: 'editMany', edits: keys.map((key) => planEdit(document, key, changes, options)) });
