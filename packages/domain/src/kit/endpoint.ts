import type { Static, TSchema } from 'typebox';
import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface EndpointDefinition<Input extends TSchema, Result extends TSchema> {
  method: Method;
  /** Further methods with the same behaviour, where the contract says `PUT|POST` or `ANY`. */
  alsoBy?: readonly Method[];
  /** Relative to `/api`; `{name}` segments are filled from the input. */
  path: string;
  access: Access;
  /** Query for GET and DELETE, else JSON body; includes path parameters. */
  input: Input;
  /** Whether a request without body may send its input in the query for any method; default false. */
  alsoByQuery?: boolean;
  result: Result;
  /** `envelope` (default), or `raw` where the contract says so. */
  answer?: 'envelope' | 'raw';
}

export interface Endpoint<Input extends TSchema = TSchema, Result extends TSchema = TSchema> extends EndpointDefinition<
  Input,
  Result
> {
  /** Never set: carries the types to `client.call(endpoint, input)`. */
  readonly types?: { input: Static<Input>; result: Static<Result> };
}

/** An endpoint of the /api contract as a value, shared by server, app and tests. */
export const endpoint = <Input extends TSchema, Result extends TSchema>(
  definition: EndpointDefinition<Input, Result>,
): Endpoint<Input, Result> => definition;

export type InputOf<E> = E extends Endpoint<infer Input, TSchema> ? Static<Input> : never;
export type ResultOf<E> = E extends Endpoint<TSchema, infer Result> ? Static<Result> : never;
