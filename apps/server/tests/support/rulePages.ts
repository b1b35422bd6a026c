import { endpointTests } from './allEndpointTests';

/** Every list under data rules. */
export const rulePages = endpointTests.flatMap(({ rulePages: pages = [] }) => pages);
