import type { DictItem, TreeNode } from '@gezi/domain';
import { splitList } from '../../platform/query/parseFieldCondition';
import type { Bus } from '../../platform/bus/Bus';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import type { People } from '../../identity/people/createPeople';
import { refuse } from '../../platform/http/refusal';
import { holds } from '../../identity/sessions/holds';
import { texts } from '../../platform/texts';
import { parseDictCode, type DictCode } from './parseDictCode';
import { systemItems } from './systemItems';
import type { ItemSearch } from './ItemSearch';
import { tableItems, tableTexts } from './tableItems';
import { tableTree, type TreeRequest } from './tableTree';
import type { DictTables } from './DictTable';

export interface Dictionaries {
  /** Every system dictionary. */
  all(): Promise<Record<string, DictItem[]>>;
  /**
   * Whether a caller may ask for a code at all. Codes of the system are everybody's. Rows of a table are not for users who
   * wait for audit, and those of a business table take the permission of its list.
   */
  mayAsk(dictCode: string, caller: Caller): Promise<boolean>;
  /**
   * Entries of a code.
   *
   * @param field member of the request that holds the code; default `dictCode`
   * @throws {Refusal} when the code is empty, malformed or unknown
   */
  items(dictCode: string, caller: Caller, search: ItemSearch, field?: string): Promise<DictItem[]>;
  /** One level of a tree that a table holds. @throws {Refusal} naming the member that is not allowed */
  tree(request: TreeRequest, caller: Caller): Promise<TreeNode[]>;
  /** Texts of stored values, for `…_dictText` members; values without a text are missing from the map. */
  textsOf(dictCode: string, values: readonly string[]): Promise<Map<string, string>>;
  /** Lets every server read the system dictionaries anew. */
  refresh(): void;
}

interface DictionaryParts {
  db: Database;
  bus: Bus;
  clock: () => number;
  people: People;
  tables: DictTables;
}

export function createDictionaries({ db, bus, clock, people, tables }: DictionaryParts): Dictionaries {
  const system = systemItems(db, bus, clock);
  return {
    all: () => system.all(),
    refresh: () => system.refresh(),

    async mayAsk(dictCode, caller) {
      const code = parseDictCode(dictCode);
      if (!code.ok || code.value.kind !== 'table') return true;
      if (caller.status !== 1) return false;
      const { table } = code.value;
      const permission = tables.get(table)?.permission;
      return permission === undefined || holds(db, caller, permission);
    },

    async items(dictCode, caller, search, field = 'dictCode') {
      const code = readCode(dictCode, field);
      if (code.kind === 'table') return tableItems({ db, people, tables }, code, caller, search, field);
      const items = await system.of(code.code);
      if (!items) throw refuse(texts.dictionary.unknown(code.code), field);
      return found(items, search);
    },

    tree: (request, caller) => tableTree({ db, tables }, request, caller),

    async textsOf(dictCode, values) {
      const code = readCode(dictCode);
      if (code.kind === 'table') return tableTexts({ db, tables }, code, values);
      return system.texts(code.code);
    },
  };
}

function readCode(dictCode: string, field = 'dictCode'): DictCode {
  const code = parseDictCode(dictCode);
  if (code.ok) return code.value;
  throw refuse(code.reason === 'empty' ? texts.dictionary.empty : texts.dictionary.malformed, field);
}

function found(items: DictItem[], { keyword = '', values, limit }: ItemSearch): DictItem[] {
  const wanted = values ?? (keyword.includes(',') ? splitList(keyword) : undefined);
  const sought = keyword.trim().toLowerCase();
  const matching = wanted
    ? items.filter(({ value }) => wanted.includes(value))
    : items.filter(({ value, text }) => [value, text].some((part) => part.toLowerCase().includes(sought)));
  return matching.slice(0, limit);
}
