import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    health: { open: true },
  },
  records: {
    health: 'no record',
  },
};
