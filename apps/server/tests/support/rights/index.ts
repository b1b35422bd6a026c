import { endpointTests } from '../allEndpointTests';
import type { Right } from './roles';

export { everyone, type Role } from './roles';

/** Who may call each endpoint, by its name. */
export const RIGHTS: Readonly<Record<string, Right>> = Object.assign({}, ...endpointTests.map(({ rights }) => rights));
