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
  leaveTitle: 'Unsaved changes',
  leaveContent: 'If you leave, your changes are not saved.',
  leave: 'Leave',
  stay: 'Keep editing',
  emptyFiltered: 'No matching data',
};
