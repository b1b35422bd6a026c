const GROUPED = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A number, or text that is one, thousands set apart by commas included; nothing else counts. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(withoutThousands(value.trim()));
  return Number.isFinite(number) ? number : undefined;
}

/** `1,234.5` without its commas; commas that set no thousands apart stay, so that nothing is read out of `1,5`. */
export const withoutThousands = (text: string): string => (GROUPED.test(text) ? text.replaceAll(',', '') : text);
