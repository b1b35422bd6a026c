import { and, type SQL } from 'drizzle-orm';
import { narrowingSql } from './characterPairs';
import { filterSql } from './filterSql';
import { listOrder } from './listOrder';
import { listPage, type ListPage } from './listPage';
import { listSize } from './listSize';
import type { Columns, SuperQuery } from './Columns';
import { superQuerySql } from './superQuery';
import { valueFilter, type ValueFilter } from './valueFilter';

/** Members of every list request (contract, part 1 §1.9); further members are filters of the list. */
export interface ListRequest {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  superQueryParams?: string;
  superQueryMatchType?: string;
  [filter: string]: unknown;
}

export interface ListDefinition extends SuperQuery {
  columns: Columns & { id: Columns[string] };
  /** Condition on tenant and data scope; always applied. */
  scope: SQL | undefined;
  /** Tenant of all rows of the scope, if they are of one. */
  tenantId?: number;
}

export interface ListQuery extends ListPage {
  /** `(tenant AND scope) AND (filters) AND (advanced query)`. */
  where: SQL | undefined;
  /** The request narrows the rows of the scope. */
  isFiltered?: boolean;
  orderBy: SQL[];
  /** Condition that an index serves and that holds for every row of `where`. */
  narrowing?: SQL | undefined;
  /** A filter that is faster by whole values, and the condition without it. */
  byValues?: { filter: ValueFilter; others: SQL | undefined } | undefined;
}

/**
 * Converts a list request to the parts of a statement. Columns come from the registry; values are bound.
 *
 * @throws {Refusal} naming the invalid member
 */
export function listQuery(definition: ListDefinition, request: ListRequest): ListQuery {
  const { columns, scope, tenantId } = definition;
  const named = namedColumns(columns, request);
  const advanced = superQuerySql(definition, request.superQueryParams, request.superQueryMatchType);
  const filter = and(filterSql(named, request), advanced);
  const byValue = tenantId === undefined ? undefined : valueFilter(named, request, tenantId);
  return {
    where: and(scope, filter),
    isFiltered: filter !== undefined,
    narrowing: narrowingSql(named, request),
    byValues: byValue && {
      filter: byValue,
      others: and(scope, filterSql(named, { ...request, [byValue.name]: undefined }), advanced),
    },
    orderBy: listOrder(columns, request.column, request.order),
    ...listPage(request.pageNo, listSize(request.pageSize)),
  };
}

const SUFFIX = /_(?:begin|end|MultiString)$/;

/** Columns that members of a request filter, since a list has many more. */
function namedColumns(columns: Columns, request: ListRequest): Columns {
  const named: Record<string, Columns[string]> = {};
  for (const member of Object.keys(request)) {
    for (const name of [member, member.replace(SUFFIX, '')]) {
      if (Object.hasOwn(columns, name)) named[name] = columns[name]!;
    }
  }
  return named;
}
