import { internal } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    checkDuplicate: { users: internal, input: { tableName: 'sys_dict', fieldName: 'dict_code', fieldVal: 'x' } },
  },
  records: {
    // Tells of any record whether it has a value, and nothing else.
    checkDuplicate: 'no record',
  },
};
