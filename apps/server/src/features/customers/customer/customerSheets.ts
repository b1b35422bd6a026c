import { splitList } from '@gezi/advanced-query/core';
import {
  customerFields,
  exportColumnsOf,
  importColumnsOf,
  type CustomerAdd,
  type exportCustomers,
  type InputOf,
} from '@gezi/domain';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { customerInfo, newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { ENTERED, readMembers, type customers } from './customers';
import { texts } from './texts';

const UNIQUE = { name: customerInfo.name, creditCode: customerInfo.creditCode };

/** Import and export of customers. */
export function customerSheets({ db, clock, dictionaries }: Services, records: ReturnType<typeof customers>) {
  return {
    async listFor({ selections = '', ...filters }: InputOf<typeof exportCustomers>, caller: Caller) {
      return {
        title: () => texts.what,
        columns: sheetColumns(exportColumnsOf(customerFields), await dictionaries.all()),
        rows: await records.all(caller, splitList(selections), filters),
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      await records.mayImport(caller);
      return {
        name: () => texts.what,
        columns: sheetColumns(importColumnsOf(customerFields)),
        async findExisting(key, values) {
          const value = UNIQUE[key as keyof typeof UNIQUE];
          const rows = await db.orm
            .select({ value })
            .from(customerInfo)
            .where(inArray(value, [...values]));
          return new Set(rows.map((row) => row.value));
        },
        check: (rows) => findRowFaults(rows, async (row) => records.checkUnique(caller, membersOf(row)), 'name'),
        table: 'customer_info',
        records(rows) {
          const created = createdBy(caller, clock());
          return rows.map((row): ImportRecord<'customer_info'> => ({
            ...membersOf(row),
            ...ENTERED,
            ...created,
            id: newId(),
          }));
        },
      };
    },
  };
}

const membersOf = (row: ImportedRow) => readMembers(row as CustomerAdd);
