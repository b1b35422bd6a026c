import type { EndpointTests } from '../support/EndpointTests';
import { everyone } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: { viewDocumentChain: { users: everyone, input: { kind: 'plan', id: 'x' } } },
  // Who reaches which documents: `documentChain.test.ts`.
  records: { viewDocumentChain: 'no record' },
};
