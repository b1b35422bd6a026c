import { everyone } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: { listTodos: { users: everyone }, viewWorkplace: { users: everyone } },
  records: { listTodos: 'no record', viewWorkplace: 'no record' },
};
