/** A part of a check rule while it is edited. */
export interface PartDraft {
  /** A whole number or `*`. */
  digits: string;
  pattern: string;
  message: string;
}

/** Parses the parts from JSON; an invalid part becomes empty, and there is always at least one. */
export function readDrafts(json: string): PartDraft[] {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    read = [];
  }
  const list: unknown[] = Array.isArray(read) && read.length > 0 ? read : [{}];
  return list.map((given) => {
    const { digits = '', pattern = '', message = '' } = Object(given) as Partial<Record<keyof PartDraft, unknown>>;
    return { digits: textOf(digits), pattern: textOf(pattern), message: textOf(message) };
  });
}

/** Request format: numbers as numbers. */
export const writeDrafts = (drafts: readonly PartDraft[]): string =>
  JSON.stringify(
    drafts.map(({ digits, ...part }) => ({ digits: /^\d+$/.test(digits) ? Number(digits) : digits, ...part })),
  );

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
