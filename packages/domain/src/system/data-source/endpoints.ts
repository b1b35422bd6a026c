import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, lookup, standard, Text, workbooks } from '../../kit';
import { dataSourceFields } from './fields';
import { ConnectionTest, SysDataSource, SysDataSourceAdd, SysDataSourceEdit } from './schema';

const BASE = '/sys/dataSource';
const access = accessTo('system:dataSource');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);

export const listDataSources = calls.list(['id', ...filtersOf(dataSourceFields)], SysDataSource);
export const viewDataSource = calls.view(SysDataSource);
export const addDataSource = calls.add(SysDataSourceAdd, SysDataSource);
export const editDataSource = calls.edit(SysDataSourceEdit, SysDataSource);
export const deleteDataSource = calls.delete();
export const deleteDataSources = calls.deleteBatch();
/** Without passwords. */
export const exportDataSources = exchange.export(filtersOf(dataSourceFields));
/** Rows with a code that is there change that one; what is empty in them stays as it is, the password too. */
export const importDataSources = exchange.import();

export const dataSourceOptions = lookup(
  `${BASE}/options`,
  {},
  Type.Array(Type.Object({ value: Text(), text: Text() })),
);

/**
 * Tries whether a database can be reached: PostgreSQL alone, and only where the operator of the server allows it.
 * Without a password the one kept under the id is used, for the same server and user only.
 */
export const testConnection = endpoint({
  method: 'POST',
  path: '/online/cgreport/api/testConnection',
  access: access.edit,
  input: ConnectionTest,
  result: Type.Null(),
});
