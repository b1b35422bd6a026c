export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * An endpoint that a call goes to: method, path, and the types of input and result.
 *
 * @example
 * const viewPlan: CallTarget<{ id: string }, Plan> = { method: 'GET', path: '/purchase/purchasePlan/queryById' };
 */
export interface CallTarget<Input = unknown, Result = unknown> {
  readonly method: HttpMethod;
  /** Path below the base path, leading slash optional. `{name}` segments are replaced by that member of the input. */
  readonly path: string;
  /** `raw` if the answer has no envelope; default `envelope`. */
  readonly answer?: 'envelope' | 'raw';
  /** Never set; carries the types of input and result. */
  readonly types?: { input: Input; result: Result };
}
