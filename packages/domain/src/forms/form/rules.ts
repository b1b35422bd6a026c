/**
 * Reserved field ids. A record is a flat object with values by component id next to these columns, so a field with the
 * same name would collide. `id` names the record in an edit, `code` the form in paths. Columns of a dynamicTable are
 * nested in rows and not affected.
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
