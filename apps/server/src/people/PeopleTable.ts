import type { TextSearch } from '@gezi/pickers/core';

/** What people are found and sorted by. */
export interface Person {
  id: string;
  username: string;
  realname: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  createTime: string | null;
  /** 1 = may sign in. */
  status: number;
  /** Ids of the departments. */
  departs: readonly string[];
}

export const personColumns = ['createTime', 'username', 'realname'] as const;
export type PersonColumn = (typeof personColumns)[number];

export interface PeopleSearch {
  /** Contained in account or name, or the pinyin of a name; capital letters do not matter. */
  anywhere?: string;
  /** Contained in the name. */
  realname?: string;
  /** Contained in the account. */
  username?: string;
  status?: number;
  /** In one of these departments. */
  departs?: ReadonlySet<string>;
  column: PersonColumn;
  descending: boolean;
}

export interface PeopleTable {
  /** Ids of all found, in order; equals by descending id, as lists of the database have them. */
  search: (search: PeopleSearch) => string[];
  /** Takes in people who changed, and takes out those who are gone. */
  merge: (changed: readonly Person[], gone: readonly string[]) => void;
}

/** A single letter spells nearly everybody and says nothing. */
const PINYIN = /^[a-z][a-z' ]*[a-z]$/i;

/** The people of a tenant in memory: a hundred thousand are searched within a few milliseconds. */
export function createPeopleTable(people: readonly Person[], { matcher }: TextSearch): PeopleTable {
  const byId = new Map(people.map((person) => [person.id, person]));
  /** Every order asked for so far. */
  const orders = new Map<string, readonly Entry[]>();

  function inOrder({ column, descending }: PeopleSearch): readonly Entry[] {
    const key = `${column} ${descending}`;
    const made = orders.get(key) ?? sorted(byId.values(), column, descending);
    orders.set(key, made);
    return made;
  }

  return {
    search(search) {
      const tests = testsOf(search, byId.values(), matcher);
      return inOrder(search).flatMap((entry) => (tests.every((test) => test(entry)) ? entry.person.id : []));
    },
    merge(changed, gone) {
      const fresh = changed.filter((person) => !isSame(byId.get(person.id), person));
      for (const person of fresh) byId.set(person.id, person);
      const left = gone.filter((id) => byId.delete(id));
      if (fresh.length > 0 || left.length > 0) orders.clear();
    },
  };
}

/** A person, and the account as it is searched. */
interface Entry {
  person: Person;
  account: string;
}

function testsOf(search: PeopleSearch, people: Iterable<Person>, matcher: TextSearch['matcher']) {
  const { anywhere, realname, username, status, departs } = search;
  const tests: ((entry: Entry) => boolean)[] = [];
  if (status !== undefined) tests.push(({ person }) => person.status === status);
  if (departs) tests.push(({ person }) => person.departs.some((id) => departs.has(id)));
  if (username) tests.push(holds(username));
  // Names are fewer than people: each is tried once.
  if (realname) tests.push(isNamed(people, contains(realname)));
  if (anywhere) {
    const byAccount = holds(anywhere);
    const byName = isNamed(people, PINYIN.test(anywhere) ? matcher(anywhere) : contains(anywhere));
    tests.push((entry) => byAccount(entry) || byName(entry));
  }
  return tests;
}

const contains = (part: string) => (text: string) => text.toLowerCase().includes(part.toLowerCase());

function holds(part: string) {
  const sought = part.toLowerCase();
  return ({ account }: Entry) => account.includes(sought);
}

function isNamed(people: Iterable<Person>, matches: (name: string) => boolean) {
  const tried = new Map<string, boolean>();
  for (const { realname } of people) if (!tried.has(realname)) tried.set(realname, matches(realname));
  return ({ person }: Entry) => tried.get(person.realname)!;
}

function sorted(people: Iterable<Person>, column: PersonColumn, descending: boolean): readonly Entry[] {
  const way = descending ? -1 : 1;
  // Without a value comes last, as in the database.
  const value = (person: Person) => person[column] ?? '\uffff';
  const order = (one: Person, other: Person) =>
    value(one) < value(other) ? -way : value(one) > value(other) ? way : one.id < other.id ? 1 : -1;
  return [...people].sort(order).map((person) => ({ person, account: person.username.toLowerCase() }));
}

const isSame = (one: Person | undefined, other: Person): boolean => JSON.stringify(one) === JSON.stringify(other);
