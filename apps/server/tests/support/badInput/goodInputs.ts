import { endpointTests } from '../allEndpointTests';

/** Input that is valid except for the tested member, by the name of the endpoint. */
export const GOOD_INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.assign(
  {},
  ...endpointTests.map(({ goodInputs }) => goodInputs),
);
