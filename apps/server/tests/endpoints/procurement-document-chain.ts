import type { EndpointTests } from '../support/EndpointTests';
import { everyone } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: { viewDocumentChain: { users: everyone, input: { kind: 'plan', id: 'x' } } },
  // Readers of each document: `documentChain.test.ts`.
  records: { viewDocumentChain: 'no record' },
};
