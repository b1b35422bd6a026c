import { numberOf } from '../numberOf';
import { fold } from '../fold';
import type { ColumnFilter } from './ColumnFilter';

/**
 * A test of cells against a filter.
 *
 * @returns asked with the value and, only when it needs it, the text the cell shows
 */
export function matchesFilter(filter: ColumnFilter): (value: unknown, text: () => string) => boolean {
  switch (filter.kind) {
    case 'text': {
      const wanted = fold(filter.contains.trim());
      return (_, text) => fold(text()).includes(wanted);
    }
    case 'number': {
      const { from = -Infinity, to = Infinity } = filter;
      return (value) => {
        const number = numberOf(value);
        return number !== undefined && number >= from && number <= to;
      };
    }
    case 'date': {
      const { from = '', to = '9999-99-99' } = filter;
      return (_, text) => {
        // Times after the day do not count: the last day is in, whole.
        const day = text().slice(0, 10);
        return day !== '' && day >= from && day <= to;
      };
    }
    case 'choice': {
      const wanted = new Set(filter.values);
      return (_, text) => wanted.has(text());
    }
  }
}
