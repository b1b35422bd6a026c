/**
 * Formats a number with thousands separators (P§9).
 *
 * @param value a number or a decimal text; money comes as text and is not turned into a float
 * @param decimals digits after the point, rounded half away from zero; default as given
 * @returns e.g. `1,234,567.80`; empty for null, undefined and ''; a text that is not a number is returned unchanged
 */
export function formatNumber(value: number | string | null | undefined, decimals?: number): string {
  if (value === null || value === undefined || value === '') return '';
  const text = plain(value);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) return String(value);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const rounded = decimals === undefined ? { whole, fraction } : round(whole, fraction, decimals);
  const zero = !/[1-9]/.test(rounded.whole + rounded.fraction);
  const grouped = rounded.whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${zero ? '' : sign}${grouped}${rounded.fraction ? `.${rounded.fraction}` : ''}`;
}

/** As decimal text, without exponent where possible. */
function plain(value: number | string): string {
  if (typeof value === 'string') return value.trim();
  const text = String(value);
  return /e/.test(text) && Number.isFinite(value) ? value.toFixed(value < 1 && value > -1 ? 20 : 0) : text;
}

function round(whole: string, fraction: string, decimals: number) {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = String(BigInt(whole + kept) + up).padStart(decimals + 1, '0');
  return { whole: digits.slice(0, digits.length - decimals), fraction: decimals ? digits.slice(-decimals) : '' };
}
