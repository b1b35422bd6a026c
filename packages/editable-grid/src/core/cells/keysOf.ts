import { plainText } from './CellDefinition';

/** The keys of a multiple value: comma-joined, a list, or a single one. */
export function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean);
  const text = plainText(value);
  return text === ''
    ? []
    : text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean);
}
