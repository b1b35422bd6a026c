import { readFiles, type FieldPlan, type FormValues } from '@gezi/form-designer/core';
import type { Database } from '../../../platform/db';
import { attachments } from '../../../records/files/attachments';
import type { DataForm } from './DataForm';
import { rowsOf } from './dataSheets';

/** Area of the files in upload fields. */
const AREA = 'temp';

/** The files in upload fields of form records. */
export const recordAttachments = (db: Database) => attachments(db, AREA);

/** Addresses of the files in the upload fields of a record, including those of its tables. */
export function fileUrls({ fields }: Pick<DataForm, 'fields'>, values: FormValues): string[] {
  const plans = fields.map(({ plan }) => plan);
  const tables = plans.flatMap(({ id, columns }) =>
    columns ? rowsOf(values[id]).flatMap((row) => urlsIn(columns, row as FormValues)) : [],
  );
  return [...new Set([...urlsIn(plans, values), ...tables])];
}

const urlsIn = (plans: readonly FieldPlan[], values: FormValues): string[] =>
  plans
    .filter(({ type }) => type === 'upload')
    .flatMap(({ id }) => readFiles(values[id]) ?? [])
    .map(({ url }) => url);
