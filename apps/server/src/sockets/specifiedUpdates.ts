import type { SyncEntry } from '@gezi/editable-grid/core';

/** Ordered edits as texts for clients of the specified protocol, which knows edits of rows that are there (B§7). */
export function specifiedUpdates(entries: readonly SyncEntry[], socketKey: string): string[] {
  return entries.flatMap(({ clientId, seq, steps }) => {
    const rows = new Map<string, Record<string, unknown>>();
    for (const step of steps)
      if (step.kind === 'edit')
        rows.set(step.rowId, { ...rows.get(step.rowId), id: step.rowId, [step.column]: step.value });
    return [...rows.values()].map((row) =>
      JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, `${clientId}:${seq}`] } }),
    );
  });
}
