/**
 * The tenant in force for a request. A header is a choice among the caller's own tenants and nothing else; `0` is none.
 *
 * @param wanted the header; absent = the tenant chosen last, or the only one
 * @returns undefined when the choice is not the caller's to make
 */
export function selectTenant(
  wanted: string | undefined,
  own: readonly number[],
  chosenLast: number | null,
): number | undefined {
  const text = wanted?.trim() ?? '';
  if (text === '') {
    if (chosenLast !== null && own.includes(chosenLast)) return chosenLast;
    return own.length === 1 ? own[0]! : 0;
  }
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const tenantId = Number(text);
  return tenantId === 0 || own.includes(tenantId) ? tenantId : undefined;
}
