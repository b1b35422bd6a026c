import { endpointTests } from './allEndpointTests';

/** Every list with data rules. */
export const rulePages = endpointTests.flatMap(({ rulePages: pages = [] }) => pages);
