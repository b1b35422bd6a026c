import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    viewStoreInfo: { users: ['admin'] },
    viewStoreSize: { users: ['admin'] },
    viewStoreMemory: { users: ['admin'] },
    viewDisks: { users: ['admin'] },
    viewMetric: { users: ['admin'], input: { name: 'x' } },
    viewHttpTrace: { users: ['admin'] },
    viewServerState: { users: ['admin'] },
  },
  records: {
    viewServerState: 'no record',
    viewStoreInfo: 'no record',
    viewStoreSize: 'no record',
    viewStoreMemory: 'no record',
    viewDisks: 'no record',
    viewMetric: 'no record',
    viewHttpTrace: 'no record',
  },
};
