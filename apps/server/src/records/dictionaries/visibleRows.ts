import { and, sql, type SQL } from 'drizzle-orm';
import type { DataRules } from '../../identity/rights/dataRules';
import { isExternal, type Caller } from '../../platform/http/Caller';
import type { DictTable } from './DictTable';

/** Condition for the rows of a dictionary that a caller sees: its scope, within the data rules of its list page. */
export function visibleRows(dataRules: DataRules, table: DictTable, caller: Caller): SQL | undefined {
  const scope = isExternal(caller) ? (table.externalRows?.(caller) ?? sql`false`) : table.rows(caller);
  return table.page === null ? scope : and(scope, dataRules.rulesOf(table.page)(caller));
}
