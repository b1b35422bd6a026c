import type { Condition } from '@gezi/advanced-query/core';
import { BINDING_ORDERS, UNDELIVERED_ORDERS } from '@gezi/domain';
import dayjs from 'dayjs';
import { queryText } from '../../../crud/core/listState';

export const ORDERS = '/purchase/order';
export const PROJECTS = '/purchase/list';

const listOf = (path: string, search: Record<string, string>, conditions: readonly Condition[] = []): string => {
  const query = queryText({ matchType: 'and', conditions });
  return `${path}?${new URLSearchParams({ ...search, ...(query && { query }) })}`;
};

const ofMonth = (member: string, month: string) => ({
  [`${member}_begin`]: `${month}-01`,
  [`${member}_end`]: dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD'),
});

const inStates = (states: readonly string[]): Condition => ({ field: 'status', rule: 'in', val: states, type: 'dict' });

/** The confirmed orders of a month. @param month `YYYY-MM` */
export const ordersOfMonth = (month: string): string =>
  listOf(ORDERS, ofMonth('orderDate', month), [inStates(BINDING_ORDERS)]);

/**
 * The confirmed orders with lines of a category.
 *
 * @param category null: lines without one
 * @param year default: all
 */
export const ordersOfCategory = (category: string | null, year?: number): string =>
  listOf(ORDERS, year === undefined ? {} : { orderDate_begin: `${year}-01-01`, orderDate_end: `${year}-12-31` }, [
    inStates(BINDING_ORDERS),
    {
      field: 'orderDetailList,materialTypeName',
      ...(category === null ? { rule: 'empty', val: null } : { rule: 'eq', val: category }),
    },
  ]);

/** Confirmed orders of which goods were due before a day. @param today `YYYY-MM-DD` */
export const overdueOrders = (today: string): string =>
  listOf(ORDERS, { demandTime_end: dayjs(today).subtract(1, 'day').format('YYYY-MM-DD') }, [
    inStates(UNDELIVERED_ORDERS),
  ]);

/** The projects that were awarded in a month. @param month `YYYY-MM` */
export const awardsOfMonth = (month: string): string => listOf(PROJECTS, ofMonth('awardTime', month));
