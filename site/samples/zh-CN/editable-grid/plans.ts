import type { FilterState, SortState } from '@gezi/editable-grid';

export interface Plan {
  id: string;
  code: string;
  name: string;
  amount: number;
}

export interface Page {
  records: readonly Plan[];
  total: number;
}

const NAMES = ['设备检修备件', '轴承年度储备', '阀门更换', '电气柜改造', '管道防腐'];

const PLANS: readonly Plan[] = Array.from({ length: 48 }, (_, index) => ({
  id: String(index + 1),
  code: `JH2026${String(index + 1).padStart(4, '0')}`,
  name: NAMES[index % NAMES.length]!,
  amount: 8000 + ((index * 3917) % 260_000),
}));

/** 代替你的接口：按同样的参数返回一页。 */
export async function loadPage(
  { page, pageSize, sort, filters }: { page: number; pageSize: number; sort?: SortState; filters: FilterState },
  signal: AbortSignal,
): Promise<Page> {
  await new Promise((done) => setTimeout(done, 200));
  signal.throwIfAborted();
  const filter = filters['name'];
  const sought = filter?.kind === 'text' ? filter.contains : '';
  const found = PLANS.filter(({ name }) => name.includes(sought));
  const column = sort?.column === 'code' ? 'code' : 'amount';
  const sorted = sort
    ? found.toSorted((one, other) => {
        const difference = column === 'code' ? one.code.localeCompare(other.code) : one.amount - other.amount;
        return sort.order === 'asc' ? difference : -difference;
      })
    : found;
  return { records: sorted.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
