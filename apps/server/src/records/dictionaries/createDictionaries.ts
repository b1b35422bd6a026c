import type { TreeNode } from '@gezi/domain';
import { splitList } from '../../platform/query/parseFieldCondition';
import type { Bus } from '../../platform/bus/Bus';
import type { Database } from '../../platform/db';
import type { Invalidations } from '../../platform/invalidations/createInvalidations';
import type { Caller } from '../../platform/http/Caller';
import type { DataRules } from '../../identity/rights/dataRules';
import type { People } from '../../identity/people/createPeople';
import { refuse } from '../../platform/http/refusal';
import { hasPermission } from '../../identity/sessions/hasPermission';
import { texts } from '../../platform/texts';
import { parseDictCode, type DictCode } from './parseDictCode';
import { systemItems } from './systemItems';
import type { NamedItem } from './dictItem';
import type { ItemSearch } from './ItemSearch';
import { tableItems, tableTexts } from './tableItems';
import { tableTree, type TreeRequest } from './tableTree';
import type { DictTables } from './DictTable';
import { userNames } from './userNames';

export interface Dictionaries {
  /** All system dictionaries by code. */
  all(): Promise<Record<string, NamedItem[]>>;
  /**
   * Whether a caller may read the entries of a code. Everybody may read system codes. A table code needs an audited
   * user, and the list permission of its table if it has one.
   */
  mayRead(dictCode: string, caller: Caller): Promise<boolean>;
  /**
   * Returns the entries of a code that the caller may see.
   *
   * @param field request field that contains the code; default `dictCode`
   * @throws {Refusal} when the code is empty, malformed or unknown
   */
  items(dictCode: string, caller: Caller, search: ItemSearch, field?: string): Promise<NamedItem[]>;
  /** One level of the tree of visible rows of a table. @throws {Refusal} naming the field that is not allowed */
  tree(request: TreeRequest, caller: Caller): Promise<TreeNode[]>;
  /**
   * Texts by stored value, for `…_dictText` fields. Values without a text are not in the map.
   *
   * @param reader limits the texts to entries this caller may see; for values that users enter freely
   */
  textsOf(dictCode: string, values: readonly string[], reader?: Caller): Promise<ReadonlyMap<string, string>>;
  /** Makes every server reload the system dictionaries. */
  refresh(): void;
}

interface DictionaryParts {
  db: Database;
  bus: Bus;
  invalidations: Invalidations;
  clock: () => number;
  people: People;
  dataRules: DataRules;
  tables: DictTables;
}

export function createDictionaries(parts: DictionaryParts): Dictionaries {
  const { db, bus, clock, people, dataRules, tables, invalidations } = parts;
  const system = systemItems(db, bus, clock, invalidations);
  const names = userNames(invalidations, clock);
  return {
    all: () => system.all(),
    refresh: () => system.refresh(),

    mayRead,

    async items(dictCode, caller, search, field = 'dictCode') {
      const code = readCode(dictCode, field);
      if (code.kind === 'table') return tableItems({ db, people, dataRules, tables }, code, caller, search, field);
      const items = await system.of(code.code);
      if (!items) throw refuse(texts.dictionary.unknown(code.code), field);
      return searchItems(items, search);
    },

    tree: (request, caller) => tableTree({ db, dataRules, tables }, request, caller),

    async textsOf(dictCode, values, reader) {
      const code = readCode(dictCode);
      if (code.kind !== 'table') return system.texts(code.code);
      if (reader && !(await mayRead(dictCode, reader))) return new Map();
      const read = (missing: readonly string[]) => tableTexts({ db, dataRules, tables }, code, missing, reader);
      // A reader does not see every user.
      return tables.get(code.table)?.isPeople && !reader ? names.textsOf(dictCode, values, read) : read(values);
    },
  };

  async function mayRead(dictCode: string, caller: Caller): Promise<boolean> {
    const code = parseDictCode(dictCode);
    if (!code.ok || code.value.kind !== 'table') return true;
    if (caller.status !== 1) return false;
    const { table } = code.value;
    const permission = tables.get(table)?.permission;
    return permission === undefined || hasPermission(db, caller, permission);
  }
}

/** Codes of fields, which repeat with every list; callers may send any others. */
const MAX_CODES = 1_000;
const codes = new Map<string, DictCode>();

function readCode(dictCode: string, field = 'dictCode'): DictCode {
  const known = codes.get(dictCode);
  if (known) return known;
  const code = parseDictCode(dictCode);
  if (code.ok) {
    if (codes.size < MAX_CODES) codes.set(dictCode, code.value);
    return code.value;
  }
  throw refuse(code.reason === 'empty' ? texts.dictionary.empty : texts.dictionary.malformed, field);
}

function searchItems(items: NamedItem[], { keyword = '', values, limit }: ItemSearch): NamedItem[] {
  const wanted = values ?? (keyword.includes(',') ? splitList(keyword) : undefined);
  const query = keyword.trim().toLowerCase();
  const matching = wanted
    ? items.filter(({ value }) => wanted.includes(value))
    : items.filter(({ value, text }) => [value, text].some((part) => part.toLowerCase().includes(query)));
  return matching.slice(0, limit);
}
