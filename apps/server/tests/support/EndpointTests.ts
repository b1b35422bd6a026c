import type { CallRecords } from './records/Line';
import type { Right } from './rights/roles';
import type { TestServer } from './startTestServer';

/** The calls of a page under data rules, by their names in the domain. */
export interface RulePage {
  component: string;
  list: string;
  /** What every call has to be asked. */
  asked?: Record<string, unknown>;
  view?: string;
  edit?: string;
  remove?: string;
  export?: string;
  /** Further calls that name one row, by what they call its id. */
  others?: readonly (readonly [name: string, member: string, more?: Record<string, unknown>])[];
}

/** What is tested of the endpoints of a feature, by their names in the domain. */
export interface EndpointTests {
  /** Who may call each of them. */
  rights?: Readonly<Record<string, Right>>;
  /** Input that passes every check up to the member in question; required where a body has members. */
  goodInputs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What each says to whom about whose record; `no record` where its input names none that belongs to somebody. */
  records?: Readonly<Record<string, CallRecords>>;
  /** Stores the records of both tenants that `records` name, where no other record of the tests does. */
  makeRecords?: (server: TestServer) => Promise<void>;
  /** Its lists under data rules. */
  rulePages?: readonly RulePage[];
}
