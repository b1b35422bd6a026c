import type { DemoRow } from '@gezi/domain';
import { demoDeparts, demoStatuses, demoTypes, demoUsersOf } from '@gezi/domain';

/** Parent of the rows of the first level. */
export const ROOT = '0';

const COUNT = 100_000;
const CHILDREN = 4;
const NAMES = ['不锈钢无缝钢管', '闸阀', '离心泵', '电力电缆', '防护手套', '球阀', '压力变送器', '橡胶接头'];
const TAGS = ['常用', '急件', '进口', '国产', '备件'];
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

const cyclic = <Item>(items: readonly Item[], nth: number): Item => items[nth % items.length]!;

/** The values of a row, derived from its number so that every server has the same. */
function valuesOf(seed: number): Omit<DemoRow, 'id' | 'orderNum' | 'hasChildren'> {
  // Scatters neighbouring numbers.
  const mixed = Math.imul(seed, 2_654_435_761) >>> 8;
  const depart = cyclic(demoDeparts, mixed).value;
  const status = cyclic(demoStatuses, mixed >> 3).value;
  return {
    name: `${cyclic(NAMES, seed)} DN${15 + (mixed % 20) * 5}`,
    type: cyclic(demoTypes, seed).value,
    count: mixed % 11 === 0 ? null : (mixed % 400) + 1,
    price: Math.round(((mixed % 90_000) / 7) * 100) / 100,
    date: new Date(FIRST_DAY + (mixed % 365) * DAY).toISOString().slice(0, 10),
    depart,
    user: cyclic(demoUsersOf(depart), mixed >> 5).value,
    status,
    progress: status === '2' ? 100 : status === '0' ? 0 : (mixed % 19) * 5 + 5,
    tags: mixed % 3 === 0 ? null : `${cyclic(TAGS, mixed >> 2)};${cyclic(TAGS, (mixed >> 2) + 1)}`,
  };
}

let roots: readonly DemoRow[] | undefined;

/** The 100,000 rows of the first level, before any change; made when first requested. */
export const rootRows = (): readonly DemoRow[] =>
  (roots ??= Array.from({ length: COUNT }, (_, index) => ({
    ...valuesOf(index + 1),
    id: String(index + 1),
    orderNum: (index + 1) * 10,
    hasChildren: index % 5 === 0,
  })));

/** The children of a row, before any change; two levels. */
export function childRows(parentId: string): readonly DemoRow[] {
  const parent = rowById(parentId);
  if (!parent?.hasChildren) return [];
  const seed = parentId.split('-').reduce((sum, part) => (sum * 31 + Number(part)) >>> 0, 7);
  const isFirstLevel = !parentId.includes('-');
  return Array.from({ length: CHILDREN }, (_, index) => ({
    ...valuesOf(seed + index),
    id: `${parentId}-${index + 1}`,
    orderNum: (index + 1) * 10,
    hasChildren: isFirstLevel && index === 0,
  }));
}

/** A row by its id, before any change. */
export function rowById(id: string): DemoRow | undefined {
  if (!/^\d{1,6}(-\d){0,2}$/.test(id)) return undefined;
  const parent = parentOf(id);
  return parent === ROOT ? rootRows()[Number(id) - 1] : childRows(parent).find((row) => row.id === id);
}

/** Id of the parent of a row that no user added. */
export const parentOf = (id: string): string => (id.includes('-') ? id.slice(0, id.lastIndexOf('-')) : ROOT);
