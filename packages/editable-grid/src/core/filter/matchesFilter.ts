import { numberOf } from '../numberOf';
import { fold } from '../fold';
import type { ColumnFilter } from './ColumnFilter';

/**
 * A test of cells against a filter.
 *
 * @returns called with the value and a function for the displayed text, which is formatted only if needed
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
        // Times are ignored: the last day is included as a whole.
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
