/** The field of a refusal: `name`, or `lines/0/day` for a cell of a sub-table. */
export function refusedPart(field: string | undefined): { id: string; table?: string; row?: number } | undefined {
  if (!field) return undefined;
  const [table, row, id] = field.split('/');
  return id === undefined ? { id: field } : { id, table: table!, row: Number(row) };
}
