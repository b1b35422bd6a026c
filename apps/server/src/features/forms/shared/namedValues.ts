import { done, refused, type Outcome } from '@gezi/domain';
import {
  booleanMember,
  cascaderReader,
  hasListValue,
  textMember,
  writePeopleValue,
  type ChoiceOption,
  type FieldPlan,
  type Json,
} from '@gezi/form-designer/core';
import { and, eq } from 'drizzle-orm';
import { sysDepart } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { Services } from '../../../FeatureModule';
import type { DataField } from './DataForm';
import { fieldSources, loadsOptions } from './fieldSources';

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

/** Most commas in a name. */
const MAX_COMMAS = 5;
/** Most users whose names are read. */
const MAX_USERS = 200_000;
const t = texts.form;

/**
 * Readers for the fields whose value is not what a cell shows: users by account or name, departments by name or path,
 * rows of lists by their text, options by their labels. Each kind of name is read once, if a field needs it.
 */
export function namedValues(services: Services, caller: Caller) {
  const { db, dictionaries } = services;
  const sources = fieldSources(services, caller);
  let users: Promise<Names> | undefined;
  let departs: Promise<Names> | undefined;

  return async function readerOf(field: DataField): Promise<CellReader | undefined> {
    const { plan } = field;
    switch (plan.type) {
      case 'upload':
        return refusal(t.noFileCells);
      case 'dialogList':
        return listReader(plan, (rows) => rows.map(({ id }) => id).join(';'));
      case 'cascader':
        return pathReader(plan, await sources.optionsOf(plan));
      case 'select':
      case 'radio':
      case 'checkbox':
        return choiceReader(field);
      case 'userList':
        if (hasOwnList(plan)) return listReader(plan, peopleValue);
        return namesReader(await (users ??= readUsers()), PEOPLE);
      case 'userDept':
        if (hasOwnList(plan)) return listReader(plan, peopleValue);
        return namesReader(await (departs ??= readDeparts()), { ...PEOPLE, unknown: t.noDepart });
      default:
        return undefined;
    }
  };

  /** Rows by their text or their stored value. */
  async function listReader(plan: FieldPlan, write: NameWords['write']): Promise<CellReader> {
    const entries = await sources.entriesOf(plan);
    if (!entries) return refusal(t.noListCells);
    const rows = entries.map(({ value, text }) => ({ id: value, name: text }));
    const names: Names = new Map();
    for (const row of rows) put(names, splitList(row.name).join(','), row);
    for (const row of rows) if (!names.has(row.id)) names.set(row.id, row);
    return namesReader(names, { write, unknown: t.noEntry, ambiguous: t.ambiguousEntry });
  }

  /** Labels of options that a call returns; all other options are among the choices of the column. */
  async function choiceReader({ plan, dictCode }: DataField): Promise<CellReader | undefined> {
    const options = dictCode === '' && loadsOptions(plan) ? await sources.optionsOf(plan) : undefined;
    return options && labelsReader(plan, options);
  }

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
      .select({
        id: sysDepart.id,
        parentId: sysDepart.parentId,
        name: sysDepart.departName,
        nameEn: sysDepart.departNameEn,
      })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, caller.tenantId), eq(sysDepart.delFlag, 0)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const pathOf = (row: (typeof rows)[number]): string[] => {
      const parent = byId.get(row.parentId ?? '');
      return parent ? [...pathOf(parent), row.name] : [row.name];
    };
    const names: Names = new Map();
    for (const row of rows) {
      for (const name of new Set([row.name, row.nameEn || row.name, pathOf(row).join('/')])) put(names, name, row);
    }
    return names;
  }
}

/** True if the entries or ids of the field are not those of the platform. */
const hasOwnList = ({ data }: FieldPlan): boolean =>
  textMember(data, 'action').trim() !== '' || (textMember(data, 'dval') || 'id') !== 'id';

const put = (names: Names, name: string, entry: Named) => names.set(name, names.has(name) ? undefined : entry);

const refusal = (reason: string): CellReader => ({ isRefused: true, read: () => refused(reason) });

/** Conversion of found names to a value, and the reasons why names are not found. */
interface NameWords {
  write: (found: readonly Named[]) => string;
  unknown: (name: string) => string;
  ambiguous: (name: string) => string;
}

const peopleValue: NameWords['write'] = (found) =>
  writePeopleValue({ names: found.map(({ name }) => name), ids: found.map(({ id }) => id) });

const PEOPLE: NameWords = { write: peopleValue, unknown: t.noUser, ambiguous: t.ambiguousName };

/** Comma-joined names. */
const namesReader = (names: Names, { write, unknown, ambiguous }: NameWords): CellReader => ({
  read(text) {
    const found: Named[] = [];
    for (const part of namesIn(text, names)) {
      const name = names.has(part) ? part : part.replaceAll(/\s*\/\s*/g, '/');
      const entry = names.get(name);
      if (!entry) return refused(names.has(name) ? ambiguous(part) : unknown(part));
      found.push(entry);
    }
    return done(write(found));
  },
});

/** The parts of a comma-joined text; commas within a known name do not separate. */
function namesIn(text: string, names: Names): string[] {
  const parts = splitList(text);
  const found: string[] = [];
  for (let from = 0; from < parts.length;) {
    const runs = Array.from({ length: MAX_COMMAS }, (_, at) => parts.slice(from, from + MAX_COMMAS + 1 - at));
    const run = runs.find((each) => names.has(each.join(','))) ?? [parts[from]!];
    found.push(run.join(','));
    from += run.length;
  }
  return found;
}

function pathReader({ data }: FieldPlan, options: readonly ChoiceOption[] | undefined): CellReader {
  if (!options) return refusal(t.noListCells);
  const read = cascaderReader(data, options);
  return {
    read(text) {
      const value = read(text);
      return value === undefined ? refused(t.noPath(text)) : done(value);
    },
  };
}

/** Labels or stored values of options; comma-joined in a field with several. */
function labelsReader(plan: FieldPlan, options: readonly ChoiceOption[]): CellReader {
  const valueOf = (text: string): Json | undefined => {
    const named = options.filter(({ label }) => label.trim() === text);
    const found = named.length > 0 ? named : options.filter(({ value }) => String(value) === text);
    if (found.length === 1) return found[0]!.value;
    return found.length === 0 && booleanMember(plan.data, 'allow-create') ? text : undefined;
  };
  return {
    read(text) {
      const values: Json[] = [];
      for (const part of hasListValue(plan) ? splitList(text) : [text]) {
        const value = valueOf(part);
        if (value === undefined) return refused(t.noPath(part));
        values.push(value);
      }
      return done(hasListValue(plan) ? values : values[0]!);
    },
  };
}
