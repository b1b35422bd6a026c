import type { ListQuery } from './listQuery';

/** A page of a list on the wire (contract, part 1 §1.9). */
export const pageOf = <Row>(records: Row[], total: number, { size, pageNo }: Pick<ListQuery, 'size' | 'pageNo'>) => ({
  records,
  total,
  size,
  current: pageNo,
  pages: Math.ceil(total / size),
  orders: [],
  searchCount: true,
});
