const GROUPED = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Number of a value: a number or numeric text, with thousands separators or without; `undefined` otherwise. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(withoutThousands(value.trim()));
  return Number.isFinite(number) ? number : undefined;
}

/** `1,234.5` without its thousands separators; other commas stay, so that `1,5` is not a number. */
export const withoutThousands = (text: string): string => (GROUPED.test(text) ? text.replaceAll(',', '') : text);
