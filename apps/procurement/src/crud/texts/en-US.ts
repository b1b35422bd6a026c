import type { Texts } from './zh-CN';

export const enUS: Texts = {
  search: 'Search',
  reset: 'Reset',
  expand: 'More',
  collapse: 'Less',
  searchForm: 'Conditions',
  from: (label) => `${label} from`,
  to: (label) => `${label} to`,
  any: 'All',
  clear: (label) => `Clear ${label}`,
  queryInForce: (sentence) => `Advanced query: ${sentence}`,
  clearQuery: 'Clear the advanced query',
  empty: 'No data',
  emptyFiltered: 'No matching data',
};
