import type { SyncEntry } from '@gezi/editable-grid/core';

/**
 * Converts ordered changes to messages of the specified protocol, which can only update existing rows (B§7). Edits and
 * inserted rows become updates; clients ignore updates of rows they do not have. Inserted, removed or moved rows appear
 * when such a client reloads the page.
 */
export function specifiedUpdates(entries: readonly SyncEntry[], socketKey: string): string[] {
  return entries.flatMap(({ clientId, seq, steps }) => {
    const rows = new Map<string, Record<string, unknown>>();
    const addValues = (id: string, values: Readonly<Record<string, unknown>>) =>
      rows.set(id, { ...rows.get(id), ...values, id });
    for (const step of steps)
      if (step.kind === 'edit') addValues(step.rowId, { [step.column]: step.value });
      else if (step.kind === 'insert') addValues(step.rowId, step.values);
    return [...rows.values()].map((row) =>
      JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, `${clientId}:${seq}`] } }),
    );
  });
}
