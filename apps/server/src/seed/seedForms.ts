import { formTemplates } from '@gezi/form-designer/core';
import { bulkInsert, sysForm, sysFormVersion, timeText, type Database } from '../platform/db';
import { seedId } from './seedId';

const TENANT = 1;

/** Seeds the templates of the form designer as forms of the first company. */
export async function seedForms(db: Database, today: Date): Promise<void> {
  const createTime = timeText(today);
  const forms = formTemplates.map(({ name, summary, content }, at) => ({
    id: seedId('form', at + 1),
    formName: name,
    formContent: JSON.stringify(content()),
    remark: summary,
    createBy: 'manager',
    createTime,
    tenantId: TENANT,
  }));
  await bulkInsert(
    db,
    sysForm,
    forms.map((form) => ({ ...form, updateTime: createTime })),
  );
  await bulkInsert(
    db,
    sysFormVersion,
    forms.map(({ id, ...form }) => ({ ...form, formId: id, version: 1 })),
  );
}
