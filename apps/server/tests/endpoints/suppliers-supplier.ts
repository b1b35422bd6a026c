import { planEditors } from '../support/rights/roles';
import { line } from '../support/records/Line';
import { buying } from '../support/records/linesOfPickers';
import { THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    importSuppliers: { users: planEditors },
    exportSuppliers: { users: planEditors },
  },
  records: {
    importSuppliers: 'no record',
    exportSuppliers: [
      line('own tenant’s supplier', buying, () => ({ selections: 'own-supplier' })),
      line('other tenant’s supplier', THERE, () => ({ selections: 'foreign-supplier' })),
    ],
  },
};
