import { internal } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    checkDuplicate: { users: internal, input: { tableName: 'sys_dict', fieldName: 'dict_code', fieldVal: 'x' } },
  },
  records: {
    // Only returns whether any record has a value.
    checkDuplicate: 'no record',
  },
};
