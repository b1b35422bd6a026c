import { Type } from 'typebox';
import {
  accessTo,
  endpoint,
  filtersOf,
  Id,
  internal,
  listInput,
  lookup,
  Page,
  standard,
  Text,
  workbooks,
} from '../../kit';
import { categoryFields } from './fields';
import { SysCategory, SysCategoryAdd, SysCategoryEdit } from './schema';

const BASE = '/sys/category';
const access = accessTo('system:category');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);

/** The roots; with a condition on name or code, whatever fits at any level. */
export const listCategoryRoots = endpoint({
  method: 'GET',
  path: `${BASE}/rootList`,
  access: internal('tenant'),
  input: listInput(['id', ...filtersOf(categoryFields)]),
  result: Page(SysCategory),
});
export const listCategoryChildren = lookup(`${BASE}/childList`, { pid: Id }, Type.Array(SysCategory));
export const listCategoryChildrenOf = lookup(`${BASE}/getChildListBatch`, { parentIds: Text(4000) }, Page(SysCategory));
/** Fails for a code that is taken, or does not begin with that of the parent. */
export const checkCategoryCode = lookup(
  `${BASE}/checkCode`,
  { pid: Type.Optional(Text(36)), code: Text(100) },
  Type.Null(),
);
export const viewCategory = lookup(`${BASE}/queryById`, { id: Id }, SysCategory);
export const addCategory = calls.add(SysCategoryAdd, SysCategory);
export const editCategory = calls.edit(SysCategoryEdit, SysCategory);
/** With everything below. */
export const deleteCategory = calls.delete();
export const deleteCategories = calls.deleteBatch();
/** What is chosen with all below it; else what fits the conditions on name and code at any level. */
export const exportCategories = exchange.export(filtersOf(categoryFields));
export const importCategories = exchange.import();
