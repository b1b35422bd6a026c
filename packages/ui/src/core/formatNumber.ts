/** Decimals of quantities, prices and amounts (contract, part 1 §1.7). */
const AMOUNT_DECIMALS = 8;

/**
 * Formats a number with thousands separators (P§9). Lists, read-only forms, exports and prints show the same text.
 *
 * @param value a number or a decimal text; money comes as text and is not turned into a float
 * @param decimals digits after the point, rounded half away from zero; default up to 8, without trailing zeros
 * @returns e.g. `1,234,567.80`; empty for null, undefined and ''; a text that is not a number is returned unchanged
 */
export function formatNumber(value: number | string | null | undefined, decimals?: number): string {
  if (decimals === undefined && SHORT.test(String(value))) return String(value);
  const parts = partsOf(value);
  if (typeof parts === 'string') return parts;
  const { sign, whole, fraction } = roundParts(parts, decimals);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${grouped}${fraction && `.${fraction}`}`;
}

/** Numbers with nothing to group, round or trim: most cells of a grid. */
const SHORT = /^(?:0|-?[1-9]\d{0,2}|-?(?:0|[1-9]\d{0,2})\.\d{0,7}[1-9])$/;

/**
 * A number as decimal text without separators and exponent, as inputs show it: 1e-7 is `0.0000001`, 0.1 + 0.2 is `0.3`.
 *
 * @param decimals digits after the point, rounded half away from zero; default as given
 * @returns empty for null, undefined and ''; a text that is not a number is returned unchanged
 */
export function decimalText(value: number | string | null | undefined, decimals?: number): string {
  if (decimals === undefined && typeof value === 'number') {
    const text = String(value);
    // The others are inexact or have an exponent.
    if (text.length <= EXACT_LENGTH && !text.includes('e')) return text;
  }
  const parts = partsOf(value);
  if (typeof parts === 'string') return parts;
  const { sign, whole, fraction } = decimals === undefined ? parts : roundParts(parts, decimals);
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/** Characters of a number with 15 digits and a point. */
const EXACT_LENGTH = 16;

/** Digits of a number. */
interface Parts {
  sign: string;
  whole: string;
  fraction: string;
}

/** The text itself if it is not a number. */
function partsOf(value: number | string | null | undefined): Parts | string {
  if (value === null || value === undefined || value === '') return '';
  const parts = readParts(typeof value === 'string' ? value.trim() : String(value));
  if (!parts) return String(value);
  return typeof value === 'number' && isInexact(parts) ? readParts(value.toPrecision(15), true)! : parts;
}

/** True for the digits of a binary fraction: more decimals than an amount has, and more than 15 digits. */
const isInexact = ({ whole, fraction }: Parts): boolean =>
  fraction.length > AMOUNT_DECIMALS && (whole + fraction).replace(/^0+/, '').length > 15;

function readParts(text: string, isTrimmed = false): Parts | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (whole === '') return undefined;
  const shift = Number(exponent);
  const digits = '0'.repeat(Math.max(0, -shift)) + whole + fraction + '0'.repeat(Math.max(0, shift));
  const point = Math.max(0, -shift) + whole.length + shift;
  const all = { sign, whole: digits.slice(0, point).replace(/^0+(?=\d)/, ''), fraction: digits.slice(point) };
  const kept = shift === 0 ? all : { ...all, fraction: trimmed(all.fraction) };
  return isTrimmed ? { ...kept, fraction: trimmed(kept.fraction) } : kept;
}

/** Exponents are those of a double; a longer one would need that many digits. */
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

function roundParts({ sign, whole, fraction }: Parts, decimals: number | undefined): Parts {
  const places = decimals ?? AMOUNT_DECIMALS;
  if (fraction.length <= places)
    return {
      sign: /[1-9]/.test(whole + fraction) ? sign : '',
      whole,
      fraction: decimals === undefined ? trimmed(fraction) : fraction.padEnd(places, '0'),
    };
  const kept = fraction.slice(0, places).padEnd(places, '0');
  const up = (fraction[places] ?? '0') >= '5' ? 1n : 0n;
  const digits = String(BigInt(whole + kept) + up).padStart(places + 1, '0');
  const rounded = digits.slice(digits.length - places);
  return {
    sign: /[1-9]/.test(digits) ? sign : '',
    whole: digits.slice(0, digits.length - places),
    fraction: places === 0 ? '' : decimals === undefined ? trimmed(rounded) : rounded,
  };
}

const trimmed = (fraction: string) => fraction.replace(/0+$/, '');
