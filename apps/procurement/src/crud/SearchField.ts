/** A condition of a list's search form; its value travels in the address as text. */
export type SearchField =
  | { kind: 'text'; name: string; label: string; maxLength?: number }
  | { kind: 'choice'; name: string; label: string; options: readonly SearchOption[] }
  /** Days from and to, `YYYY-MM-DD`, under two names. */
  | { kind: 'days'; name: string; label: string; from: string; to: string };

interface SearchOption {
  value: string;
  label: string;
}

/** Names under which a field keeps its values. */
export const namesOf = (field: SearchField): string[] =>
  field.kind === 'days' ? [field.from, field.to] : [field.name];
