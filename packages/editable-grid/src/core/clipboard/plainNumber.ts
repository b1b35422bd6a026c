import { withoutThousands } from '../numberOf';

/**
 * Plain digits of a number as spreadsheets format it: thousands separators, currency signs, full-width digits, a minus
 * in brackets (`(1,234.50)` is -1234.50) and per cent.
 *
 * @returns `undefined` if it is not a number
 */
export function plainNumber(text: string): string | undefined {
  let plain = text.normalize('NFKC').replaceAll(/[\s']/g, '');
  const bracketed = /^\((.+)\)$/.exec(plain);
  if (bracketed) plain = `-${bracketed[1]!}`;
  plain = plain
    .replace(/^([-+]?)[¥￥$€£元]/, '$1')
    .replace(/^[¥￥$€£]([-+]?)/, '$1')
    .replace(/元$/, '');
  const percent = plain.endsWith('%');
  if (percent) plain = plain.slice(0, -1);
  plain = withoutThousands(plain.replace(/^\+/, '').replace('−', '-'));
  if (!/^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(plain)) return undefined;
  if (percent) return String(Number((Number(plain) / 100).toPrecision(15)));
  return /[eE]/.test(plain) ? wholeDigits(plain) : plain;
}

/** `1.2E+05` in digits; `undefined` if too large. */
function wholeDigits(text: string): string | undefined {
  const number = Number(text);
  return Math.abs(number) < 1e15 && Math.abs(number) > 1e-7 ? String(number) : number === 0 ? '0' : undefined;
}
