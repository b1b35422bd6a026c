import { bulkInsert, onlineFormData, type Database } from '../platform/db';
import { requisitions, type Requisition } from './data/formRecords';
import { demoApplicants, demoForm, type DemoApplicant } from './demoForm';
import { calendarOf } from './make/calendar';

/** Ids of online form data below are those of other seeds. */
const FROM = 100;

/** Fills in the requisition form, by the rules of the form. */
export async function seedFormRecords(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const recordOf = demoForm('requisition');
  const people = await demoApplicants(db);
  const rows = requisitions.map((requisition, at) => {
    const applicant = people[requisition.applicant]!;
    const createTime = calendar.past(requisition.daysAgo, 9 + (at % 7));
    const day = createTime.slice(0, 10);
    const applyNo = `SQ${day.replaceAll('-', '')}${String(at + 1).padStart(3, '0')}`;
    return recordOf(FROM + at, sentOf(requisition, { applyNo, day, applicant }), applicant, createTime);
  });
  await bulkInsert(db, onlineFormData, rows);
}

interface Context {
  applyNo: string;
  /** `YYYY-MM-DD` */
  day: string;
  applicant: DemoApplicant;
}

/** A requisition as the form sends it. */
function sentOf(requisition: Requisition, { applyNo, day, applicant }: Context) {
  const { buyType, reason, single = '', urgent = '', items } = requisition;
  return {
    fd_applyNo: applyNo,
    fd_applyDate: day,
    fd_applyDept: applicant.depart,
    fd_applicant: applicant.user,
    fd_phone: applicant.phone,
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
