/** The cell that a member of a refusal names. */
export interface LineField {
  /** Place of the line in the request, from 0. */
  index: number;
  column: string;
}

/**
 * Reads e.g. `purchasePlanDetailList/0/unit`.
 *
 * @param list member of the document with its lines
 * @param field `field` of the refusal's envelope
 * @returns undefined if the field is no cell of the lines
 */
export function lineFieldOf(list: string, field: string | undefined): LineField | undefined {
  const [member, index, column, ...rest] = (field ?? '').replace(/^\//, '').split('/');
  if (member !== list || !/^\d+$/.test(index ?? '') || !column || rest.length > 0) return undefined;
  return { index: Number(index), column };
}
