import { done, refused, type Outcome } from '@gezi/domain';

/** One environment variable of the server. */
export interface Setting<T> {
  name: string;
  /** Shown in the README, like `bounds` and `description`. */
  shownDefault: string;
  bounds: string;
  description: string;
  /**
   * @param text undefined and an empty text both mean not set
   * @returns the value or the default; refused with a sentence for the operator
   */
  read(text: string | undefined, production: boolean): Outcome<T, string>;
}

/** Common options of the constructors below. */
interface About<T> {
  name: string;
  description: string;
  default: T;
  /** Default: the value of `default`, `–` for none. */
  shownDefault?: string;
  /** Whether production requires it. */
  required?: boolean;
}

/** A value with its own parser. */
export function custom<T>({
  parse,
  expected,
  bounds,
  ...about
}: About<T> & {
  /** @returns undefined if the text cannot be read */
  parse: (text: string) => T | undefined;
  /** Predicate of the refusal's sentence, after the name of the setting. */
  expected: string;
  bounds: string;
}): Setting<T> {
  const { name, description, required = false } = about;
  return {
    name,
    description: required ? `${description}. Required in production` : description,
    bounds,
    shownDefault: about.shownDefault ?? shown(about.default),
    read(text, production) {
      if (!text) return required && production ? refused(`生产模式需要明确设置 ${name}`) : done(about.default);
      const value = parse(text);
      return value === undefined ? refused(`${name} ${expected}`) : done(value);
    },
  };
}

/** Any text. */
export const text = <T extends string | undefined>(about: About<T> & { bounds?: string }): Setting<T | string> =>
  custom<T | string>({ bounds: 'text', ...about, parse: (value) => value, expected: '' });

/** @param about.values allowed values; production refuses those of `demoOnly` */
export function choice<const V extends string, const D extends V | undefined>({
  values,
  demoOnly = [],
  ...about
}: About<D> & { values: readonly V[]; demoOnly?: readonly V[] }): Setting<V | D> {
  const { name } = about;
  const setting = custom<V | D>({
    ...about,
    bounds: values.map((value) => (demoOnly.includes(value) ? `\`${value}\` (demo only)` : `\`${value}\``)).join(', '),
    parse: (value) => values.find((one) => one === value),
    expected: `只能是 ${oneOf(values)}`,
  });
  return {
    ...setting,
    read(value, production) {
      if (!production || !demoOnly.some((one) => one === value)) return setting.read(value, production);
      return refused(`生产模式的 ${name} 只能是 ${oneOf(values.filter((one) => !demoOnly.includes(one)))}`);
    },
  };
}

/** An integer from `min` to `max`. */
export const whole = ({ min, max, ...about }: About<number> & { min: number; max: number }): Setting<number> =>
  custom({
    ...about,
    bounds: `${min} to ${max}`,
    parse(value) {
      const number = Number(value);
      return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
    },
    expected: `应为 ${min} 到 ${max} 的整数`,
  });

const MEGABYTE = 1024 * 1024;

/**
 * A size greater than 0, set in megabytes and returned in bytes.
 *
 * @param about.default in megabytes, as is `max`; `max` is Infinity for no bound
 */
export const megabytes = ({ max, ...about }: About<number> & { max: number }): Setting<number> =>
  custom({
    ...about,
    default: about.default * MEGABYTE,
    shownDefault: shown(about.default),
    bounds: max === Infinity ? 'MB, more than 0' : `MB, up to ${max}`,
    parse(value) {
      const number = Number(value);
      return number > 0 && number <= max ? number * MEGABYTE : undefined;
    },
    expected: max === Infinity ? '应大于 0' : `应为 1 到 ${max}`,
  });

/** True if set to `1`. */
export const flag = (about: Omit<About<boolean>, 'default'>): Setting<boolean> =>
  custom({ ...about, default: false, shownDefault: '–', bounds: '`1`', parse: (value) => value === '1', expected: '' });

/**
 * Comma-separated parts, trimmed; empty parts are dropped.
 *
 * @param about.parsePart returns undefined for an invalid part; default: accepts any text
 */
export const list = ({
  parsePart = (part) => part,
  ...about
}: Omit<About<readonly string[]>, 'default'> & {
  bounds: string;
  parsePart?: (part: string) => string | undefined;
  expected: string;
}): Setting<readonly string[]> =>
  custom<readonly string[]>({
    ...about,
    default: [],
    parse(value) {
      const parts = splitList(value).map(parsePart);
      return parts.every((part) => part !== undefined) ? parts : undefined;
    },
  });

const splitList = (value = ''): string[] => value.split(',').flatMap((part) => part.trim() || []);

const shown = (value: unknown): string =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
    ? '–'
    : `\`${Array.isArray(value) ? value.join() : JSON.stringify(value).replaceAll('"', '')}\``;

const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? values[0]! : `${values.slice(0, -1).join('、')} 或 ${values.at(-1)}`;
