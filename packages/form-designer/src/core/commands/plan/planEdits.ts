import type { FormDocument, NodeKey } from '../../document/FormDocument';
import type { MemberChanges, FormCommand } from '../FormCommand';
import { planEdit, type PlanEditOptions } from './planEdit';

/** As `planEdit`, for one change of several parts: one command, one step to undo. */
export const planEdits = (
  document: FormDocument,
  keys: readonly NodeKey[],
  changes: MemberChanges,
  options: PlanEditOptions = {},
): FormCommand => ({ type: 'editMany', edits: keys.map((key) => planEdit(document, key, changes, options)) });
