import type { EndpointTests } from '../support/EndpointTests';
import { everyone } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: { viewMonitor: { users: everyone } },
  records: { viewMonitor: 'no record' },
};
