import type { CallRecords } from './records/Line';
import type { Right } from './rights/roles';
import type { TestServer } from './startTestServer';

/** The calls of a page with data rules, by their names in the domain. */
export interface RulePage {
  component: string;
  list: string;
  /** Input of every call. */
  asked?: Record<string, unknown>;
  view?: string;
  edit?: string;
  remove?: string;
  export?: string;
  /** Further calls on one row, with the member for its id. */
  others?: readonly (readonly [name: string, member: string, more?: Record<string, unknown>])[];
}

/** Tests of the endpoints of a feature, by their names in the domain. */
export interface EndpointTests {
  /** Who may call each of them. */
  rights?: Readonly<Record<string, Right>>;
  /** Input that is valid except for the tested member; required if a body has members. */
  goodInputs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Which callers reach which records; `no record` if its input names no record with an owner. */
  records?: Readonly<Record<string, CallRecords>>;
  /** Stores the records of both tenants that `records` names and that other tests do not create. */
  makeRecords?: (server: TestServer) => Promise<void>;
  /** Lists with data rules. */
  rulePages?: readonly RulePage[];
}
