import { everyone } from '../support/rights/roles';
import { queries } from '../support/records/linesOfWork';
import { line } from '../support/records/Line';
import { USERS } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listSavedQueries: { users: everyone, input: { code: '/x' } },
    saveSavedQuery: { users: everyone, input: { code: '/x', title: 'x', matchType: 'and', records: [] } },
    deleteSavedQuery: { users: everyone, input: { code: '/x', title: 'x' } },
  },
  goodInputs: {
    saveSavedQuery: { code: '/x', title: 'x', matchType: 'and', records: [] },
  },
  records: {
    listSavedQueries: queries(),
    // Everybody has an own one of the name; the last test tells that the colleague's stays.
    saveSavedQuery: [
      line('colleague’s query', USERS, () => ({ code: '/theirs', title: '待办', matchType: 'or', records: [{}] })),
    ],
    deleteSavedQuery: queries({ title: '待办' }),
  },
};
