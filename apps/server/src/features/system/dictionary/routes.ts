import {
  getDictItems,
  getDictText,
  loadDict,
  loadDictItem,
  loadDictOrderByValue,
  loadDictTree,
  queryAllDictItems,
  queryDictTable,
  refreshDictCache,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { ItemSearch } from '../../../records/dictionaries/ItemSearch';
import { camelCase } from '../../../platform/query/camelCase';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { listPage } from '../../../platform/query/listPage';
import { listSize, MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import { callOf } from '../../../platform/http/callOf';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden } from '../../../platform/http/refusal';
import { serve, type Exchange } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const signed = true;

export function dictionaryRoutes(app: FastifyInstance, { dictionaries, audit }: Services): void {
  /** @throws {Refusal} 403 when the code names a table the caller may not read */
  async function itemsFor(dictCode: string, caller: Caller, exchange: Exchange, search: ItemSearch, field?: string) {
    await expectAllowed(dictCode, caller, exchange);
    return dictionaries.items(dictCode, caller, search, field);
  }

  /** @throws {Refusal} 403 when the code names a table the caller may not read */
  async function expectAllowed(dictCode: string, caller: Caller, { request }: Exchange) {
    if (!(await dictionaries.mayRead(dictCode, caller))) {
      await audit({
        kind: 'refusal',
        content: () => texts.audit.refused,
        caller,
        ip: caller.ip,
        call: callOf(request),
      });
      throw forbidden();
    }
  }

  serve(
    app,
    getDictItems,
    ({ dictCode = '' }, caller, exchange) => itemsFor(dictCode, caller, exchange, { limit: MAX_PAGE_SIZE }),
    { signed },
  );

  serve(
    app,
    loadDict,
    ({ dict, keyword = '', pageSize }, caller, exchange) =>
      itemsFor(dict, caller, exchange, { ...splitOrder(keyword), limit: listSize(pageSize) }, 'dict'),
    { signed },
  );

  serve(
    app,
    loadDictItem,
    async ({ dict, key = '', delNotExist = true }, caller, exchange) => {
      const keys = key.split(',').filter((part) => part !== '');
      const items = await itemsFor(dict, caller, exchange, { values: keys, limit: MAX_PAGE_SIZE }, 'dict');
      const textByValue = new Map(items.map(({ value, text }) => [value, text]));
      return keys.flatMap((value) => textByValue.get(value) ?? (delNotExist ? [] : [value]));
    },
    { signed },
  );

  serve(
    app,
    getDictText,
    async ({ dictCode, key }, caller, exchange) => {
      const [item] = await itemsFor(dictCode, caller, exchange, { values: [key], limit: 1 });
      return item?.text ?? null;
    },
    { signed },
  );

  serve(
    app,
    loadDictOrderByValue,
    async ({ dict, keyword = '', pageSize }, caller, exchange) => {
      const limit = listSize(pageSize);
      const values = splitList(keyword);
      const first = values.length > 0 ? await itemsFor(dict, caller, exchange, { values, limit }, 'dict') : [];
      const others = await itemsFor(dict, caller, exchange, { limit: limit + first.length }, 'dict');
      const firstValues = new Set(first.map(({ value }) => value));
      return [...first, ...others.filter(({ value }) => !firstValues.has(value))].slice(0, limit);
    },
    { signed },
  );

  serve(
    app,
    queryDictTable,
    ({ table, text, code, keyword, pageNo, pageSize }, caller, exchange) => {
      const { size, offset } = listPage(pageNo, listSize(pageSize));
      const search = { keyword, limit: size, offset };
      return itemsFor(`${table},${text},${code}`, caller, exchange, search, 'table');
    },
    { signed },
  );

  serve(
    app,
    loadDictTree,
    async (tree, caller, exchange) => {
      await expectAllowed(`${tree.tableName},${tree.text},${tree.code}`, caller, exchange);
      return dictionaries.tree(tree, caller);
    },
    { signed },
  );

  serve(app, refreshDictCache, async () => {
    dictionaries.refresh();
    return null;
  });
  serve(app, queryAllDictItems, () => dictionaries.all());
}

/** Splits `[orderby:column,asc]` from the end of a search text. */
function splitOrder(keyword: string) {
  const match = /^(.*?)\[orderby:(\w{1,64})(?:,(asc|desc))?\]$/i.exec(keyword);
  if (!match) return { keyword };
  const [, text = '', column = '', direction = 'asc'] = match;
  return { keyword: text, orderBy: { column: camelCase(column), descending: direction.toLowerCase() === 'desc' } };
}
