import { DEMO_COLUMNS, MAX_DEMO_CHANGES, type DemoRow, type DemoRowIn } from '@gezi/domain';
import type { ColumnKind } from '@gezi/advanced-query/core';
import type { Services } from '../../../FeatureModule';
import { newId } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { filterRows } from '../../../platform/query/filterRows';
import { listPage } from '../../../platform/query/listPage';
import type { ListRequest } from '../../../platform/query/listQuery';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { texts as platformTexts } from '../../../platform/texts';
import { childRows, parentOf, ROOT, rootRows, rowById } from './demoRows';
import { demoGridStore, type DemoChange } from './store';
import { texts } from './texts';

const NUMBERS: ReadonlySet<string> = new Set(['count', 'price', 'progress', 'orderNum']);
const KINDS = Object.fromEntries(
  DEMO_COLUMNS.map((name): [string, ColumnKind] => [
    name,
    NUMBERS.has(name) ? 'amount' : name === 'date' ? 'date' : 'text',
  ]),
);

/** Changes of a grid, as `collect()` returns them. */
export interface DemoChanges {
  inserted: readonly DemoRowIn[];
  edited: readonly DemoRowIn[];
  removedIds: readonly string[];
  order: readonly string[];
}

/** The rows of the grid demo: the same for all tenants until a tenant changes them. */
export function demoGrid({ db, clock }: Services) {
  const store = demoGridStore(db, clock);

  async function rowsBelow(tenantId: number, parentId: string): Promise<readonly DemoRow[]> {
    const given = parentId === ROOT ? rootRows() : childRows(parentId);
    const changes = await store.below(tenantId, parentId);
    if (changes.length === 0) return given;
    const changed = new Set(changes.map(({ rowId }) => rowId));
    const kept = given.filter(({ id }) => !changed.has(id));
    const own = changes.flatMap(({ content }) => content ?? []);
    return [...kept, ...own].toSorted(by('orderNum', 1));
  }

  /** The rows as they are now, by id. @throws {Refusal} if one does not exist */
  async function currentRows(tenantId: number, ids: readonly string[]) {
    const changes = new Map((await store.byId(tenantId, ids)).map((change) => [change.rowId, change]));
    return new Map(
      ids.map((id): [string, { row: DemoRow; parentId: string }] => {
        const change = changes.get(id);
        const row = change ? change.content : rowById(id);
        if (!row) throw refuse(texts.rowGone(id), 'id');
        return [id, { row, parentId: change?.parentId ?? parentOf(id) }];
      }),
    );
  }

  /** Within a transaction. @throws {Refusal} if a row does not exist, or the tenant has too many changes */
  async function save(tenantId: number, changes: DemoChanges): Promise<DemoRow[]> {
    const { inserted, edited, removedIds, order } = changes;
    const touched = [...new Set([...edited.map(({ id }) => id), ...removedIds, ...order])];
    const now = await currentRows(tenantId, touched);
    const added = inserted.map((row): DemoChange => {
      const rowId = newId();
      return { rowId, parentId: ROOT, content: { ...row, id: rowId, hasChildren: false } };
    });
    const numbers = order.map((id) => now.get(id)!.row.orderNum ?? 0).toSorted((a, b) => a - b);
    const placed = new Map(order.map((id, nth) => [id, numbers[nth]!]));
    const values = new Map(edited.map((row) => [row.id, row]));
    const gone = new Set(removedIds);
    const kept = [...now].map(([rowId, { row, parentId }]): DemoChange => {
      const place = placed.get(rowId);
      const { hasChildren } = row;
      const content = { ...row, ...values.get(rowId), hasChildren, ...(place !== undefined && { orderNum: place }) };
      return { rowId, parentId, content: gone.has(rowId) ? null : content };
    });
    await store.save(tenantId, [...added, ...kept]);
    if ((await store.size(tenantId)) > MAX_DEMO_CHANGES) throw refuse(texts.tooMany(MAX_DEMO_CHANGES));
    const edits = kept.filter(({ rowId }) => values.has(rowId));
    return [...added, ...edits].flatMap(({ content }) => content ?? []);
  }

  return {
    async list(tenantId: number, { parentId = ROOT, ...request }: ListRequest & { parentId?: string }) {
      const rows = filterRows(await rowsBelow(tenantId, parentId), KINDS, request);
      const page = listPage(request.pageNo, listSize(request.pageSize));
      const sorted = inOrder(rows, request);
      return pageOf(sorted.slice(page.offset, page.offset + page.size), rows.length, page);
    },
    save,
  };
}

function inOrder(rows: readonly DemoRow[], { column = '', order = '' }: ListRequest): readonly DemoRow[] {
  const name = column.trim();
  if (name === '' || name === 'createTime') return rows;
  if (!Object.hasOwn(KINDS, name)) throw refuse(platformTexts.list.unknownColumn(name), 'column');
  return rows.toSorted(by(name as keyof DemoRow, /asc/i.test(order) ? 1 : -1));
}

/** Compares a column; rows without a value are last in ascending order, as in SQL. */
const by = (column: keyof DemoRow, sign: 1 | -1) => (one: DemoRow, other: DemoRow) => {
  const [a, b] = [one[column], other[column]];
  if (a === b) return 0;
  if (a === null) return sign;
  if (b === null) return -sign;
  return a < b ? -sign : sign;
};
