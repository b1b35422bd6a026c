import { done, refused, type Outcome } from '@gezi/domain';
import { cascaderReader, textMember, writePeopleValue, type FieldPlan, type Json } from '@gezi/form-designer/core';
import { and, eq } from 'drizzle-orm';
import { sysDepart } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { Services } from '../../../FeatureModule';

/** Readers of the cells of a workbook, as values of a field. */
export interface CellReader {
  /** Reads a text, or gives the reason why it cannot. */
  read: (text: string) => Outcome<Json, string>;
  /** True if no text can be read. */
  isRefused?: true;
}

interface Named {
  id: string;
  name: string;
}

/** Entries by every name they have; undefined for a name of several. */
type Names = Map<string, Named | undefined>;

/** Most users whose names are read. */
const MAX_USERS = 200_000;
const t = texts.form;

/**
 * Readers for the fields whose value is not what a cell shows: users by account or name, departments by name or path,
 * cascaders by their labels. Each kind of name is read from the database once, if a field needs it.
 */
export function namedValues({ db, dictionaries }: Services, caller: Caller) {
  let users: Promise<Names> | undefined;
  let departs: Promise<Names> | undefined;

  return async function readerOf(plan: FieldPlan): Promise<CellReader | undefined> {
    switch (plan.type) {
      case 'upload':
        return refusal(t.noFileCells);
      case 'dialogList':
        return refusal(t.noListCells);
      case 'cascader':
        return pathReader(plan);
      case 'userList':
        if (hasOwnList(plan)) return refusal(t.noListCells);
        return namesReader(await (users ??= readUsers()), t.noUser);
      case 'userDept':
        if (hasOwnList(plan)) return refusal(t.noListCells);
        return namesReader(await (departs ??= readDeparts()), t.noDepart);
      default:
        return undefined;
    }
  };

  async function readUsers(): Promise<Names> {
    const entries = (text: string) => dictionaries.items(`sys_user,${text},id`, caller, { limit: MAX_USERS });
    const people = (await entries('realname')).map(({ value, text }) => ({ id: value, name: text }));
    const byId = new Map(people.map((person) => [person.id, person]));
    const names: Names = new Map();
    for (const person of people) put(names, person.name, person);
    // An account is unique, so it takes precedence over names.
    for (const { value, text } of await entries('username')) names.set(text, byId.get(value));
    return names;
  }

  async function readDeparts(): Promise<Names> {
    const rows = await db.orm
      .select({ id: sysDepart.id, parentId: sysDepart.parentId, name: sysDepart.departName })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, caller.tenantId), eq(sysDepart.delFlag, 0)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const pathOf = (row: (typeof rows)[number]): string[] => {
      const parent = byId.get(row.parentId ?? '');
      return parent ? [...pathOf(parent), row.name] : [row.name];
    };
    const names: Names = new Map();
    for (const row of rows) for (const name of new Set([row.name, pathOf(row).join('/')])) put(names, name, row);
    return names;
  }
}

/** True if the entries or ids of the field are not those of the platform. */
const hasOwnList = ({ data }: FieldPlan): boolean =>
  textMember(data, 'action').trim() !== '' || (textMember(data, 'dval') || 'id') !== 'id';

const put = (names: Names, name: string, entry: Named) => names.set(name, names.has(name) ? undefined : entry);

const refusal = (reason: string): CellReader => ({ isRefused: true, read: () => refused(reason) });

/** Comma-joined names; the value has ids and names. */
const namesReader = (names: Names, unknown: (name: string) => string): CellReader => ({
  read(text) {
    const found: Named[] = [];
    for (const part of splitList(text)) {
      const name = part.replaceAll(/\s*\/\s*/g, '/');
      const entry = names.get(name);
      if (!entry) return refused(names.has(name) ? t.ambiguousName(part) : unknown(part));
      found.push(entry);
    }
    return done(writePeopleValue({ names: found.map(({ name }) => name), ids: found.map(({ id }) => id) }));
  },
});

function pathReader({ data }: FieldPlan): CellReader {
  const read = cascaderReader(data);
  return {
    read(text) {
      const value = read(text);
      return value === undefined ? refused(t.noPath(text)) : done(value);
    },
  };
}
