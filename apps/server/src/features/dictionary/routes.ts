import { getDictItems, loadDict, loadDictItem, queryAllDictItems, refreshDictCache } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { camelCase } from '../../dictionaries/camelCase';
import { listSize, MAX_PAGE_SIZE } from '../../crud/listSize';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';

const signed = true;

export function dictionaryRoutes(app: FastifyInstance, { dictionaries }: Services): void {
  serve(
    app,
    getDictItems,
    ({ dictCode = '' }, caller) => dictionaries.items(dictCode, caller, { limit: MAX_PAGE_SIZE }),
    { signed },
  );

  serve(
    app,
    loadDict,
    ({ dict, keyword = '', pageSize }, caller) =>
      dictionaries.items(dict, caller, { ...splitOrder(keyword), limit: listSize(pageSize) }, 'dict'),
    { signed },
  );

  serve(
    app,
    loadDictItem,
    async ({ dict, key = '', delNotExist = true }, caller) => {
      const keys = key.split(',').filter((part) => part !== '');
      const items = await dictionaries.items(dict, caller, { values: keys, limit: MAX_PAGE_SIZE }, 'dict');
      const textByValue = new Map(items.map(({ value, text }) => [value, text]));
      return keys.flatMap((value) => textByValue.get(value) ?? (delNotExist ? [] : [value]));
    },
    { signed },
  );

  serve(app, refreshDictCache, async () => {
    dictionaries.refresh();
    return null;
  });
  serve(app, queryAllDictItems, () => dictionaries.all());
}

/** A search text may end in `[orderby:column,asc]`. */
function splitOrder(keyword: string) {
  const match = /^(.*?)\[orderby:(\w{1,64})(?:,(asc|desc))?\]$/i.exec(keyword);
  if (!match) return { keyword };
  const [, text = '', column = '', direction = 'asc'] = match;
  return { keyword: text, orderBy: { column: camelCase(column), descending: direction.toLowerCase() === 'desc' } };
}
