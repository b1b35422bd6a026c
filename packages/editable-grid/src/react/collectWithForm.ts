import type { CellFailure } from '../core/validation/Failures';
import type { Collected, GridApi } from './GridApi';

/** A form that validates and returns its values, e.g. antd's. */
export interface ValidatedForm<Values> {
  /** Rejects when a field is not valid. */
  validateFields(): Promise<Values>;
}

export type CollectedWithForm<Values, Row> =
  | { ok: true; values: Values; grids: readonly (Collected<Row> & { ok: true })[] }
  /** The form is invalid; its rejection. The grids were not validated. */
  | { ok: false; at: 'form'; error: unknown }
  /** That grid, from 0, has cells that are not valid; the first of them has the focus. */
  | { ok: false; at: number; failures: readonly CellFailure[] };

/**
 * Validates a form and its grids in order, and collects all of them. Stops at the first invalid one and focuses it.
 *
 * @param grids a grid that is not on the page is left out
 * @throws {TypeError} `form` is not a form (B§8)
 */
export async function collectWithForm<Values, Row>(
  form: ValidatedForm<Values>,
  grids: readonly (GridApi<Row> | null | undefined)[],
): Promise<CollectedWithForm<Values, Row>> {
  if (typeof (form as Partial<ValidatedForm<Values>> | undefined)?.validateFields !== 'function')
    throw new TypeError('collectWithForm: the argument must be a form, which has validateFields');
  let values: Values;
  try {
    values = await form.validateFields();
  } catch (error) {
    return { ok: false, at: 'form', error };
  }
  const collected: (Collected<Row> & { ok: true })[] = [];
  for (const [at, grid] of grids.entries()) {
    if (!grid) continue;
    const result = await grid.collect();
    if (!result.ok) return { ok: false, at, failures: result.failures };
    collected.push(result);
  }
  return { ok: true, values, grids: collected };
}
