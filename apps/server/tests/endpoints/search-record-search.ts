import { everyone } from '../support/rights/roles';
import { line } from '../support/records/Line';
import { NOBODY, THERE } from '../support/records/users';
import { ids } from '../support/records/ids';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    searchRecords: { users: everyone, input: { keyword: 'x' } },
  },
  records: {
    searchRecords: [
      line('colleague', ['admin'], () => ({ keyword: ids.colleagueName })),
      line('other tenant’s user', NOBODY, () => ({ keyword: 'jb_manager' })),
      line('colleague’s draft', ['admin', 'manager'], () => ({ keyword: ids.colleagueDraft })),
      line('other tenant’s plan', THERE, () => ({ keyword: ids.foreignPlan })),
    ],
  },
};
