import type { CodeCompletion } from './CodeEditorProps';

type Offered = Omit<CodeCompletion, 'members'>;

/**
 * Names to offer at a position: after `name.` the members of that name or of what it is an alias of, otherwise all names
 * and the members of the groups that the text uses.
 *
 * @param before text before the position
 */
export function completionsAt(completions: readonly CodeCompletion[], text: string, before: string): Offered[] {
  const used = completions.filter(({ name, members }) => members && wordOf(name).test(text));
  const owner = /([\p{L}_][\p{L}\p{N}_]*)\.[\p{L}\p{N}_]*$/u.exec(before)?.[1];
  if (owner !== undefined) {
    const named =
      completions.find(({ name }) => name === owner) ?? used.find(({ name }) => aliasOf(name, owner).test(text));
    return [...(named?.members ?? [])];
  }
  const members = new Map(
    used.flatMap((group) => (group.members ?? []).map((member) => [member.name, member] as const)),
  );
  return [...completions, ...members.values()];
}

const escaped = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w.])${escaped(name)}(?!\\w)`, 'i');

/** `table alias` or `table as alias`. */
const aliasOf = (name: string, alias: string): RegExp =>
  new RegExp(`(?<![\\w.])${escaped(name)}\\s+(?:as\\s+)?${escaped(alias)}(?!\\w)`, 'i');
