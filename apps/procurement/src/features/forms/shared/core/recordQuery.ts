import { parseDictionaryItems } from '@gezi/client/core';
import { contains, type FormColumns, type ReportQueryInfo, type SearchField } from '@gezi/domain';
import { hasListValue } from '@gezi/form-designer/core';
import { pageParams, type ListState } from '../../../../crud/core/listState';
import type { FieldPlans } from './cellText';

/** Page size by which the server returns all rows. */
const ALL_ROWS = '-521';
const DAYS = new Set(['date', 'datetime']);

interface Words {
  from: (label: string) => string;
  to: (label: string) => string;
}

/** Search conditions of a record list. Names are prefixed, since a field may have the name of an address parameter. */
export const searchFields = (
  conditions: readonly ReportQueryInfo[],
  { dictOptions }: Pick<FormColumns, 'dictOptions'>,
  texts: Words,
): SearchField[] =>
  conditions.flatMap(({ field, label, mode, view, dictCode }): SearchField[] => {
    const name = `f.${field}`;
    if (DAYS.has(view)) return [{ kind: 'days', name, label, from: `${name}_begin`, to: `${name}_end` }];
    if (view === 'list') {
      const options = parseDictionaryItems(dictOptions[dictCode ?? field]);
      return [{ kind: 'choice', name, label, options }];
    }
    if (mode === 'single') return [{ kind: 'text', name, label }];
    return [
      { kind: 'text', name: `${name}_begin`, label: texts.from(label) },
      { kind: 'text', name: `${name}_end`, label: texts.to(label) },
    ];
  });

interface SearchedForm {
  code: string;
  conditions: readonly ReportQueryInfo[];
  plans: FieldPlans;
  isPaged: boolean;
}

/** List input of a record list. */
export function recordInput(
  { code, conditions, plans, isPaged }: SearchedForm,
  state: ListState,
): Record<string, string> {
  const filters = conditions.flatMap(({ field, view, mode }): [string, string | undefined][] => {
    const value = (end = '') => state.filters[`f.${field}${end}`];
    if (view === 'list') {
      const plan = plans.get(field);
      // Surrounded by commas: one of several values.
      return [[field, value() && plan && hasListValue(plan) ? `,${value()},` : value()]];
    }
    if (!DAYS.has(view) && mode === 'single') return [[field, contains(value())]];
    // A day ends at its last second.
    const end = view === 'datetime' && value('_end') ? `${value('_end')} 23:59:59` : value('_end');
    return [
      [`${field}_begin`, value('_begin')],
      [`${field}_end`, end],
    ];
  });
  const paging = isPaged ? {} : { pageNo: '1', pageSize: ALL_ROWS };
  const asked = { ...pageParams(state), ...Object.fromEntries(filters), ...paging, code };
  const members = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(members.map(([name, value]) => [name, String(value)]));
}
