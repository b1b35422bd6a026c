import type { BizSource } from '@gezi/pickers';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { booleanMember, isObject, memberOf, numberMember, textMember } from '../../../core/document/members';
import { listAddress, rowName } from './listEntries';
import { readPage } from './readPage';

/**
 * The list of a saved dialog field: its address, its columns, the stored member (`dval`) and the displayed one
 * (`dlabel`). With invalid column settings the displayed member is the only column.
 */
export function listSource(item: JsonObject, title: string, name: string): BizSource {
  const { url, valueKey, labelKey } = listAddress(item);
  const columns = columnsOf(item);
  const shown = columns.filter(({ show }) => show);

  return {
    name,
    title: textMember(item, 'title') || title,
    url,
    rowKey: valueKey,
    displayKey: labelKey,
    columns: shown.length
      ? shown.map(({ label, property, width }) => ({ title: label, dataIndex: property, width }))
      : [{ title: name, dataIndex: labelKey }],
    query: (shown.length ? shown.slice(0, 2) : [{ property: labelKey, label: name }]).map(({ property, label }) => ({
      field: property,
      label,
    })),
    height: Math.max(100, Math.min(360, numberMember(item, 'height', 500) - 260)),
    showIndex: booleanMember(item, 'showIndex'),
    read(answer, request) {
      const { records, total } = readPage(answer, request);
      // A row without the displayed member is named by another of its members.
      return { records: records.map((row) => ({ ...row, [labelKey]: rowName(row, labelKey, valueKey) })), total };
    },
  };
}

interface Column {
  label: string;
  property: string;
  /** Pixels; default 150 (B§3). */
  width: number;
  show: boolean;
}

/** `colConf` is the JSON text of a list; a list itself is read too. */
function columnsOf(item: JsonObject): Column[] {
  return listIn(memberOf(item, 'colConf')).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const property = textMember(entry, 'property');
    const width = numberMember(entry, 'width', 150);
    return property
      ? [
          {
            label: textMember(entry, 'label') || property,
            property,
            width: width > 0 ? width : 150,
            show: booleanMember(entry, 'show', true),
          },
        ]
      : [];
  });
}

function listIn(saved: Json | undefined): readonly Json[] {
  if (typeof saved !== 'string') return Array.isArray(saved) ? (saved as readonly Json[]) : [];
  try {
    const read: unknown = JSON.parse(saved);
    return Array.isArray(read) ? (read as readonly Json[]) : [];
  } catch {
    return [];
  }
}
