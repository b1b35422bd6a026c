import { splitList } from '@gezi/advanced-query/core';
import type { FormValues } from '@gezi/form-designer/core';
import type { DataField, DataForm } from './DataForm';

type Members = Readonly<Record<string, unknown>>;

/**
 * Converts sent values to form values. For an online form, unknown fields are dropped, and multiple values may be
 * comma-joined or an array.
 */
export function fromWire({ fields, isLenient }: DataForm, sent: Members): Members {
  if (!isLenient) return sent;
  return Object.fromEntries(
    fields
      .filter(({ plan }) => Object.hasOwn(sent, plan.id))
      .map((field) => [field.plan.id, toFormValue(field, sent[field.plan.id])]),
  );
}

function toFormValue(field: DataField, value: unknown): unknown {
  const { plan, isJoined } = field;
  if (isJoined) return splitJoined(value);
  if (!plan.columns || !Array.isArray(value)) return value;
  const columns = plan.columns.map(({ id }) => id);
  const joined = joinedColumns(field);
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
    const members = row as Members;
    return Object.fromEntries(
      columns
        .filter((id) => Object.hasOwn(members, id))
        .map((id) => [id, joined.has(id) ? splitJoined(members[id]) : members[id]]),
    );
  });
}

/** Converts form values to the format in which they are stored and sent. */
export function toWire({ fields }: DataForm, values: FormValues): FormValues {
  const out: Record<string, FormValues[string]> = { ...values };
  for (const field of fields) {
    const { plan, isJoined } = field;
    const joined = joinedColumns(field);
    const value = values[plan.id];
    if (!Array.isArray(value)) continue;
    if (isJoined) out[plan.id] = value.join(',');
    if (joined.size === 0) continue;
    out[plan.id] = (value as FormValues[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([id, cell]) => [id, joined.has(id) && Array.isArray(cell) ? cell.join(',') : cell]),
      ),
    );
  }
  return out;
}

/** Ids of the multi-value columns of a sub-table. */
const joinedColumns = ({ subTable }: DataField): ReadonlySet<string> =>
  new Set(subTable?.columns.filter(({ isJoined }) => isJoined).map(({ plan }) => plan.id));

export const splitJoined = (value: unknown): unknown => (typeof value === 'string' ? splitList(value) : value);
