import { endpointTests } from '../allEndpointTests';

/** Input that passes every check up to the member in question, by the name of the endpoint. */
export const GOOD_INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.assign(
  {},
  ...endpointTests.map(({ goodInputs }) => goodInputs),
);
