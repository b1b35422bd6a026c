import type { EndpointTests } from '../support/EndpointTests';
import { everyone } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: { viewAnalysis: { users: everyone }, viewFulfilment: { users: everyone } },
  records: { viewAnalysis: 'no record', viewFulfilment: 'no record' },
};
