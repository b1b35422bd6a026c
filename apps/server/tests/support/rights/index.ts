import { endpointTests } from '../allEndpointTests';
import type { Right } from './roles';

export { ROLES, type Role } from './roles';

/** Who may call what, by the name of the endpoint. */
export const RIGHTS: Readonly<Record<string, Right>> = Object.assign({}, ...endpointTests.map(({ rights }) => rights));
