import { checkSubmission, compileForm, formTemplates, readForm } from '@gezi/form-designer/core';
import { eq, inArray } from 'drizzle-orm';
import { sysDepart, sysUser, type Database } from '../platform/db';
import { applicants } from './data/formRecords';
import { seedId } from './seedId';

const TENANT = 1;

/** A person who fills in forms, with the values of the fields that choose a user and a department. */
export interface DemoApplicant {
  username: string;
  user: string;
  depart: string;
  phone: string;
}

/** A seeded form of the first company, whose records are made by its rules. @param key of its template */
export function demoForm(key: string) {
  const place = formTemplates.findIndex((template) => template.key === key);
  const reading = readForm(JSON.stringify(formTemplates[place]!.content()));
  if (!reading.ok) throw new Error(`the form ${key} cannot be read`);
  const form = compileForm(reading.document);

  /** A record. @param number of its id among the data of online forms @throws {Error} if the form refuses it */
  return (number: number, sent: Readonly<Record<string, unknown>>, { username }: DemoApplicant, createTime: string) => {
    const { values, failures } = checkSubmission(form, sent, { today: createTime.slice(0, 10) });
    if (failures.length > 0) throw new Error(`${key} ${number}: ${JSON.stringify(failures)}`);
    return {
      id: seedId('onlineFormData', number),
      formId: seedId('form', place + 1),
      formVersion: 1,
      values,
      createBy: username,
      createTime,
      updateTime: createTime,
      tenantId: TENANT,
    };
  };
}

export async function demoApplicants(db: Database): Promise<DemoApplicant[]> {
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
  return applicants.map(({ username, realname, depart, phone }) => ({
    username,
    user: `${realname}_*_${idIn(users, username)}`,
    depart: `${depart}_*_${idIn(departs, depart)}`,
    phone,
  }));
}
