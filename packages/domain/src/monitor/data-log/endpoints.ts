import { Type } from 'typebox';
import { endpoint, filtersOf, holders, Id, listInput, Page, Text } from '../../kit';
import { dataLogFields } from './fields';
import { SysDataLog } from './schema';

const BASE = '/sys/dataLog';
const access = holders('system:dataLog:list');

export const listDataLogs = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access,
  input: listInput(filtersOf(dataLogFields)),
  result: Page(SysDataLog),
});

/** Two versions in the requested order. */
export const compareDataLogs = endpoint({
  method: 'GET',
  path: `${BASE}/queryCompareList`,
  access,
  input: Type.Object({ dataId1: Id, dataId2: Id }),
  result: Type.Array(SysDataLog),
});

/** Versions of a record, latest first. */
export const listDataVersions = endpoint({
  method: 'GET',
  path: `${BASE}/queryDataVerList`,
  access,
  input: Type.Object({ dataTable: Text(100), dataId: Id }),
  result: Type.Array(SysDataLog),
});
