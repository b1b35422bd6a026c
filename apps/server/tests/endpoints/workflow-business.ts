import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { THERE } from '../support/records/users';
import { internal, type Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const contract = (id: string) => ({ service: 'contract', id });

export const tests: EndpointTests = {
  rights: { viewDocumentProcess: { users: internal, input: contract('x') } },
  records: {
    viewDocumentProcess: [
      line('contract of a department in charge', readers, () => contract('own-contract')),
      line('draft of a colleague', ['admin', 'manager'], () => contract('colleague-contract')),
      line('other tenant’s contract', THERE, () => contract('foreign-contract')),
    ],
  },
};
