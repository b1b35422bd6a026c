import type { MemberChanges, FormCommand } from '../commands/FormCommand';

/** Two edits of the same text or number of the same part as one; undefined where they stay two steps. */
export function joined(first: FormCommand, second: FormCommand): FormCommand | undefined {
  if (first.type === 'configure' && second.type === 'configure')
    return typed(first.changes) !== undefined && typed(first.changes) === typed(second.changes) ? second : undefined;
  if (first.type !== 'edit' || second.type !== 'edit' || first.key !== second.key) return undefined;
  if (first.stash || second.stash) return undefined;
  const member = typed(first.changes);
  return member !== undefined && member === typed(second.changes) ? second : undefined;
}

/** The member of a change of one text or number. */
function typed(changes: MemberChanges): string | undefined {
  const [member, ...more] = Object.keys(changes);
  if (member === undefined || more.length > 0) return undefined;
  return typeof changes[member] === 'string' || typeof changes[member] === 'number' ? member : undefined;
}
