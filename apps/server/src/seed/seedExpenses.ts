import { storedPath } from '@gezi/domain';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { bulkInsert, onlineFormData, sysFile, type Database } from '../platform/db';
import type { FileStorage } from '../platform/storage/FileStorage';
import { storageKey } from '../records/files/storageKey';
import { claims, type Claim } from './data/expenses';
import { demoApplicants, demoForm, type DemoApplicant } from './demoForm';
import { calendarOf } from './make/calendar';
import { textPdf } from './make/textPdf';

const TENANT = 1;
/** Ids of online form data below are those of other seeds. */
const FROM = 200;

/**
 * Fills in the expense claim with the invoices it asks for, by the rules of the form.
 *
 * @param storage without it the invoices have no content
 */
export async function seedExpenses(db: Database, today: Date, storage?: FileStorage): Promise<void> {
  const calendar = calendarOf(today);
  const recordOf = demoForm('expense');
  const people = await demoApplicants(db);
  const made = claims.map((claim, at) => {
    const applicant = people[claim.applicant]!;
    const time = calendar.past(claim.daysAgo, 9 + at);
    const days = claim.expenses.map(([daysBefore]) => calendar.dayAfter(time, -daysBefore));
    const invoice = invoiceOf(claim, days, applicant, time);
    const record = recordOf(
      FROM + at,
      sentOf(claim, time.slice(0, 10), days, applicant, invoice.file),
      applicant,
      time,
    );
    return { record, invoice: { ...invoice, file: { ...invoice.file, recordId: record.id } } };
  });
  await bulkInsert(
    db,
    onlineFormData,
    made.map(({ record }) => record),
  );
  await bulkInsert(
    db,
    sysFile,
    made.map(({ invoice }) => invoice.file),
  );
  if (storage === undefined) return;
  for (const { file, bytes } of made.map(({ invoice }) => invoice)) {
    await storage.put(storageKey(file), Readable.from([bytes]));
  }
}

/** The invoices of a claim on one page, uploaded before the form is sent. */
function invoiceOf(
  { subject, expenses }: Claim,
  days: readonly string[],
  { username }: DemoApplicant,
  uploadTime: string,
) {
  const bytes = textPdf(
    subject,
    expenses.map(
      ([, , spent, receipts, purpose], at) => `${days[at]!}  ${spent.toFixed(2)} 元  ${receipts} 张  ${purpose}`,
    ),
  );
  const fileName = '发票扫描件.pdf';
  const id = createHash('sha256').update(`demo expense ${subject}`).digest('hex').slice(0, 32);
  const file = {
    id,
    fileName,
    fileSize: bytes.length,
    fileType: 'pdf',
    url: storedPath('temp', fileName, id, 'pdf'),
    biz: 'temp',
    isPublic: '0',
    md5: createHash('md5').update(bytes).digest('hex'),
    uploadBy: username,
    uploadTime,
    createBy: username,
    createTime: uploadTime,
    tenantId: TENANT,
  };
  return { file, bytes };
}

/** A claim as the form sends it. */
function sentOf(
  { subject, expenses, advance, excess, account }: Claim,
  day: string,
  days: readonly string[],
  { user, depart }: DemoApplicant,
  { fileName, url }: { fileName: string; url: string },
) {
  return {
    fd_claimant: user,
    fd_department: depart,
    fd_claimDate: day,
    fd_subject: subject,
    fd_expenses: expenses.map(([, kind, spent, receipts, purpose], at) => ({
      fd_spentOn: days[at]!,
      fd_kind: kind,
      fd_spent: spent,
      fd_receipts: receipts,
      fd_purpose: purpose,
    })),
    ...(advance !== undefined && { fd_advance: advance }),
    ...(excess !== undefined && { fd_excess: excess }),
    fd_payBy: account === undefined ? 2 : 1,
    ...(account !== undefined && { fd_account: account }),
    fd_files: JSON.stringify([{ name: fileName, url }]),
  };
}
