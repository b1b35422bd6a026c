import type { Static, TSchema } from 'typebox';
import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface EndpointDefinition<Input extends TSchema, Result extends TSchema> {
  method: Method;
  /** Further methods that behave alike, where the contract says `PUT|POST` or `ANY`. */
  alsoBy?: readonly Method[];
  /** Below the base path `/api`; `{name}` segments are filled from the input. */
  path: string;
  access: Access;
  /** Query for GET and DELETE, JSON body otherwise; path segments are members too. */
  input: Input;
  /** A call without a body may carry its members in the query, whatever its method; default no. */
  alsoByQuery?: boolean;
  result: Result;
  /** `envelope` (default), or `raw` where the contract marks the answer so. */
  answer?: 'envelope' | 'raw';
}

export interface Endpoint<Input extends TSchema = TSchema, Result extends TSchema = TSchema> extends EndpointDefinition<
  Input,
  Result
> {
  /** Never set: carries the types to `client.call(endpoint, input)`. */
  readonly types?: { input: Static<Input>; result: Static<Result> };
}

/** A call of the /api contract as a value: the server serves it, the app calls it, tests read it. */
export const endpoint = <Input extends TSchema, Result extends TSchema>(
  definition: EndpointDefinition<Input, Result>,
): Endpoint<Input, Result> => definition;

export type InputOf<E> = E extends Endpoint<infer Input, TSchema> ? Static<Input> : never;
export type ResultOf<E> = E extends Endpoint<TSchema, infer Result> ? Static<Result> : never;
