import type { JsonObject } from '../../../core/document/FormDocument';
import { isObject, memberOf, textMember } from '../../../core/document/members';
import type { Fault } from '../../../core/problems/Fault';

/** Faults in `colConf`, the JSON text of a dialog's columns: each needs a label and a unique property (B§5). */
export function columnListProblems(data: JsonObject): Fault[] {
  const saved = memberOf(data, 'colConf');
  if (saved === undefined || saved === '') return [];
  const bad = (detail?: string): Fault[] => [
    { code: 'bad-column-list', severity: 'error', member: 'colConf', ...(detail === undefined ? {} : { detail }) },
  ];
  let columns: unknown = saved;
  try {
    if (typeof saved === 'string') columns = JSON.parse(saved);
  } catch {
    return bad();
  }
  if (!Array.isArray(columns)) return bad();
  const properties = new Set<string>();
  for (const column of columns as unknown[]) {
    const property = isObject(column) ? textMember(column, 'property') : '';
    if (property === '' || properties.has(property)) return bad(property);
    properties.add(property);
  }
  return [];
}
