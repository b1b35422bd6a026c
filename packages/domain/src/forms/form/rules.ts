/**
 * Ids that no field of a form may have. A record travels flat: its values by component id, and beside them these
 * members of its own; a field of the same name would be lost in one direction or the other. `id` names the record in
 * an edit, `code` the form in the path of each call. Columns of a dynamicTable lie within their rows and are free.
 */
export const RECORD_MEMBERS: ReadonlySet<string> = new Set([
  'id',
  'code',
  'formVersion',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
]);
