import { checkSubmission, compileForm, formTemplates, readForm } from '@gezi/form-designer/core';
import { eq, inArray } from 'drizzle-orm';
import { bulkInsert, onlineFormData, sysDepart, sysUser, type Database } from '../platform/db';
import { applicants, requisitions, type Requisition } from './data/formRecords';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
const FORM = formTemplates.findIndex(({ key }) => key === 'requisition');
/** Ids of online form data below are those of other seeds. */
const FROM = 100;

/** Fills in the requisition form, by the rules of the form. */
export async function seedFormRecords(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const content = JSON.stringify(formTemplates[FORM]!.content());
  const reading = readForm(content);
  if (!reading.ok) throw new Error('the requisition form cannot be read');
  const form = compileForm(reading.document);
  const departs = await db.orm
    .select({ id: sysDepart.id, name: sysDepart.departName })
    .from(sysDepart)
    .where(eq(sysDepart.tenantId, TENANT));
  const users = await db.orm
    .select({ id: sysUser.id, name: sysUser.username })
    .from(sysUser)
    .where(
      inArray(
        sysUser.username,
        applicants.map(({ username }) => username),
      ),
    );
  const idIn = (rows: readonly { id: string; name: string | null }[], name: string) =>
    rows.find((row) => row.name === name)!.id;

  const rows = requisitions.map((requisition, at) => {
    const createTime = calendar.past(requisition.daysAgo, 9 + (at % 7));
    const { username, depart } = applicants[requisition.applicant]!;
    const day = createTime.slice(0, 10);
    const sent = sentOf(requisition, {
      applyNo: `SQ${day.replaceAll('-', '')}${String(at + 1).padStart(3, '0')}`,
      day,
      departId: idIn(departs, depart),
      userId: idIn(users, username),
    });
    const { values, failures } = checkSubmission(form, sent, { today: day });
    if (failures.length > 0) throw new Error(`requisition ${at}: ${JSON.stringify(failures)}`);
    return {
      id: seedId('onlineFormData', FROM + at),
      formId: seedId('form', FORM + 1),
      formVersion: 1,
      values,
      createBy: username,
      createTime,
      updateTime: createTime,
      tenantId: TENANT,
    };
  });
  await bulkInsert(db, onlineFormData, rows);
}

interface Context {
  applyNo: string;
  /** `YYYY-MM-DD` */
  day: string;
  departId: string;
  userId: string;
}

/** A requisition as the form sends it. */
function sentOf(requisition: Requisition, { applyNo, day, departId, userId }: Context) {
  const { applicant, buyType, reason, single = '', urgent = '', items } = requisition;
  const { realname, depart, phone } = applicants[applicant]!;
  return {
    fd_applyNo: applyNo,
    fd_applyDate: day,
    fd_applyDept: `${depart}_*_${departId}`,
    fd_applicant: `${realname}_*_${userId}`,
    fd_phone: phone,
    fd_buyType: buyType,
    fd_urgent: urgent !== '',
    ...(single && { fd_singleReason: single }),
    ...(urgent && { fd_urgentReason: urgent }),
    fd_items: items.map(([material, spec, unit, count, price]) => ({
      fd_material: material,
      fd_spec: spec,
      fd_unit: unit,
      fd_count: count,
      fd_price: price,
    })),
    fd_reason: reason,
  };
}
