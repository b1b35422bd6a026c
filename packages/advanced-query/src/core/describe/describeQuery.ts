import { completeQuery, listOf } from '../query/changes';
import { isGroup, type Condition, type QueryGroup } from '../query/Condition';
import { switchValues, type QueryFieldType, type QueryField } from '../query/QueryField';
import { chinese } from './chinese';
import { english } from './english';
import type { Manner } from './QueryWords';

export type QueryLocale = 'zh-CN' | 'en-US';

export interface DescribeQueryOptions {
  /** Language of the sentence; default `zh-CN`. */
  locale?: QueryLocale;
  /**
   * The label of a stored value, e.g. from a dictionary. Default: the text stored with the condition, then the label
   * from the options of the field, then the value itself.
   */
  labelOf?: (field: QueryField, value: string) => string | undefined;
}

const WORDS = { 'zh-CN': chinese, 'en-US': english };
const MANNERS: Partial<Record<QueryFieldType, Manner>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  datetime: 'date',
};

/** The names of the relative ranges. */
export const relativeNames = (locale: QueryLocale) => WORDS[locale].ranges;

/**
 * Describes a query in one sentence, e.g. `申报时间在近7天内，且状态是“待分派”`. Incomplete conditions are left out.
 *
 * @returns an empty text for a query without complete conditions
 */
export function describeQuery(
  query: QueryGroup,
  fields: readonly QueryField[],
  { locale = 'zh-CN', labelOf }: DescribeQueryOptions = {},
): string {
  const words = WORDS[locale];
  const known = new Map(fields.map((field) => [field.key, field]));
  return sentence(completeQuery(query));

  function sentence({ matchType, conditions }: QueryGroup): string {
    const parts = conditions.map((item) => {
      if (!isGroup(item)) return phrase(item);
      const inner = sentence(item);
      return conditions.length > 1 && item.conditions.length > 1 ? words.group(inner) : inner;
    });
    return words.join(matchType, parts);
  }

  function phrase({ field: name, rule, val, relative, texts }: Condition): string {
    const field = known.get(name) ?? { key: name, label: name, type: 'text' as const };
    if (relative) return words.relative(field.label, rule, relative);
    // A text value may contain commas; only a list has several values.
    const values = rule === 'in' ? listOf(val).map(String) : [String(val)];
    return words.condition(
      field.label,
      MANNERS[field.type] ?? 'choice',
      rule,
      values.map((value) => labelOf?.(field, value) ?? texts?.[value] ?? defaultLabel(field, value)),
    );
  }

  function defaultLabel(field: QueryField, value: string): string {
    if (field.type === 'switch') {
      const [yes, no] = switchValues(field);
      if (value === yes) return words.yes;
      if (value === no) return words.no;
    }
    return field.options?.find((option) => option.value === value)?.label ?? value;
  }
}
