import { Type } from 'typebox';
import { endpoint, Id, listInput, Page, signedIn, Text } from '../../kit';
import { DemoRow, DemoRowIn, MAX_DEMO_CHANGES } from './schema';

const BASE = '/demo/grid';
const access = signedIn('tenant');

/** Columns that the list sorts and filters by. */
export const DEMO_COLUMNS = [
  'id',
  'name',
  'type',
  'count',
  'price',
  'date',
  'depart',
  'user',
  'status',
  'progress',
  'tags',
  'orderNum',
] as const;

/** 100,000 rows, or the children of `parentId`; by `orderNum` unless sorted. */
export const listDemoRows = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access,
  input: Type.Object({ ...listInput(DEMO_COLUMNS).properties, parentId: Type.Optional(Text(36)) }),
  result: Page(DemoRow),
});

/** Saves one existing row at once. */
export const saveDemoRow = endpoint({
  method: 'PUT',
  path: `${BASE}/saveRow`,
  access,
  input: DemoRowIn,
  result: DemoRow,
});

/** Saves the changes of a grid; `order` names moved rows in their new order. Returns the inserted and edited rows. */
export const saveDemoRows = endpoint({
  method: 'POST',
  path: `${BASE}/saveAll`,
  access,
  input: Type.Object({
    inserted: Type.Array(DemoRowIn, { maxItems: MAX_DEMO_CHANGES }),
    edited: Type.Array(DemoRowIn, { maxItems: MAX_DEMO_CHANGES }),
    removedIds: Type.Array(Id, { maxItems: MAX_DEMO_CHANGES }),
    order: Type.Array(Id, { maxItems: MAX_DEMO_CHANGES }),
  }),
  result: Type.Array(DemoRow),
});

/** `ids` comma-joined. */
export const deleteDemoRows = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access,
  input: Type.Object({ ids: Text(4000) }),
  result: Type.Null(),
});
