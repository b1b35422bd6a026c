import type { SyncEntry } from '@gezi/editable-grid/core';

/**
 * Ordered changes as texts for clients of the specified protocol, which knows values of rows that are there (B§7): edits,
 * and rows made anew with all their values, which whoever still has the row takes and everybody else leaves alone. That
 * rows went, came or moved has no message there; such clients see it when they load the page again.
 */
export function specifiedUpdates(entries: readonly SyncEntry[], socketKey: string): string[] {
  return entries.flatMap(({ clientId, seq, steps }) => {
    const rows = new Map<string, Record<string, unknown>>();
    const note = (id: string, values: Readonly<Record<string, unknown>>) =>
      rows.set(id, { ...rows.get(id), ...values, id });
    for (const step of steps)
      if (step.kind === 'edit') note(step.rowId, { [step.column]: step.value });
      else if (step.kind === 'insert') note(step.rowId, step.values);
    return [...rows.values()].map((row) =>
      JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, `${clientId}:${seq}`] } }),
    );
  });
}
