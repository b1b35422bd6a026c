/**
 * The current tenant of a request. The header selects one of the caller's own tenants; `0` means none.
 *
 * @param wanted the header; if absent, the last chosen tenant or the only one is used
 * @returns undefined if the tenant is not one of the caller's
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
