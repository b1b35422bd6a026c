import { everyone } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

const row = {
  id: '1',
  name: 'x',
  type: null,
  count: null,
  price: null,
  date: null,
  depart: null,
  user: null,
  status: null,
  progress: null,
  tags: null,
  orderNum: null,
};

export const tests: EndpointTests = {
  rights: {
    listDemoRows: { users: everyone },
    saveDemoRow: { users: everyone, input: row },
    saveDemoRows: { users: everyone, input: { inserted: [], edited: [], removedIds: [], order: [] } },
    deleteDemoRows: { users: everyone, input: { ids: 'x' } },
  },
  goodInputs: {
    saveDemoRow: row,
    saveDemoRows: { inserted: [], edited: [], removedIds: [], order: [] },
  },
  records: {
    // Every tenant has the same rows, and its own changes: see demoGrid.test.ts.
    listDemoRows: 'no record',
    saveDemoRow: 'no record',
    saveDemoRows: 'no record',
    deleteDemoRows: 'no record',
  },
};
