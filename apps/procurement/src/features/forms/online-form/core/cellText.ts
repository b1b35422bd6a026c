import type { DictItem } from '@gezi/domain';

type Members = Readonly<Record<string, unknown>>;

/** Display text of a stored value: dictionary labels, file names. */
export function cellText(record: Members, id: string, choices: readonly DictItem[] = []): string {
  const dictText = record[`${id}_dictText`];
  if (typeof dictText === 'string' && dictText !== '') return dictText;
  const value = record[id];
  const parts = Array.isArray(value) ? (value as unknown[]) : [value];
  return (
    parts
      .map(partText)
      // Multiple values are stored comma-joined.
      .flatMap((part) => (choices.length > 0 ? part.split(',') : [part]))
      .map((part) => choices.find((choice) => choice.value === part)?.text ?? part)
      .filter(Boolean)
      .join(',')
  );
}

function partText(part: unknown): string {
  if (typeof part === 'string') return fileNames(part) ?? part;
  if (typeof part === 'number' || typeof part === 'boolean') return String(part);
  const { name } = Object(part) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** Uploads are stored as the JSON text of `[{name, url}]`. */
function fileNames(text: string): string | undefined {
  if (!text.startsWith('[{')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.map(partText).join(',') : undefined;
  } catch {
    return undefined;
  }
}
