import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { NOBODY } from '../support/records/users';

/** Contracts of other suppliers; those of the own one are tested with the feature. */
const foreign = [line('contract of another supplier', NOBODY, () => ({ id: 'own-contract' }))];

export const tests: EndpointTests = {
  rights: {
    listSaleContracts: { users: ['admin', 'supplier'] },
    viewSaleContract: { users: ['admin', 'supplier'], input: { id: 'x' } },
  },
  records: { listSaleContracts: foreign, viewSaleContract: foreign },
};
