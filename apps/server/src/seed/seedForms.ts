import { formTemplates } from '@gezi/form-designer/core';
import { bulkInsert, sysForm, sysFormVersion, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;

/** Seeds the templates of the form designer as forms of the first company. */
export async function seedForms(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const forms = formTemplates.map(({ name, summary, content }, at) => ({
    id: seedId('form', at + 1),
    formName: name,
    formContent: JSON.stringify(content()),
    remark: summary,
    createBy: 'manager',
    createTime: calendar.past(45 - at, 10 + at / 4),
    tenantId: TENANT,
  }));
  await bulkInsert(
    db,
    sysForm,
    forms.map((form) => ({ ...form, updateTime: form.createTime })),
  );
  await bulkInsert(
    db,
    sysFormVersion,
    forms.map(({ id, ...form }) => ({ ...form, formId: id, version: 1 })),
  );
}
