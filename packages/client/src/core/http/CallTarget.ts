export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What a call is aimed at. Endpoints of a contract module have this shape; nothing else of them is read.
 *
 * @example
 * const viewPlan: CallTarget<{ id: string }, Plan> = { method: 'GET', path: '/purchase/purchasePlan/queryById' };
 */
export interface CallTarget<Input = unknown, Result = unknown> {
  readonly method: HttpMethod;
  /** Below the base path, leading slash optional; `{name}` segments are filled from the input and leave it. */
  readonly path: string;
  /** `raw` where the answer comes without an envelope; default `envelope`. */
  readonly answer?: 'envelope' | 'raw';
  /** Never set: carries the types. */
  readonly types?: { input: Input; result: Result };
}
