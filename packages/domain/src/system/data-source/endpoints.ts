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
export const exportDataSources = exchange.export(filtersOf(dataSourceFields), SysDataSource);
/** Rows with an existing code update that data source; empty cells, including the password, stay unchanged. */
export const importDataSources = exchange.import();

export const dataSourceOptions = lookup(
  `${BASE}/options`,
  {},
  Type.Array(Type.Object({ value: Text(), text: Text() })),
);

/**
 * Tests a connection. Only PostgreSQL, and only hosts allowed by the operator of the server. Without a password, uses
 * the one stored under the id, but only for the same server and user.
 */
export const testConnection = endpoint({
  method: 'POST',
  path: '/online/cgreport/api/testConnection',
  access: access.edit,
  input: ConnectionTest,
  result: Type.Null(),
});
