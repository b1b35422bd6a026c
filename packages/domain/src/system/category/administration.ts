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

/** The roots, or with a filter on name or code the matches at any level. */
export const listCategoryRoots = endpoint({
  method: 'GET',
  path: `${BASE}/rootList`,
  access: internal('tenant'),
  input: listInput(['id', ...filtersOf(categoryFields)], SysCategory),
  result: Page(SysCategory),
});
export const listCategoryChildren = lookup(`${BASE}/childList`, { pid: Id }, Type.Array(SysCategory));
export const listCategoryChildrenOf = lookup(`${BASE}/getChildListBatch`, { parentIds: Text(4000) }, Page(SysCategory));
/** Refused when the code is taken or does not start with the parent's code. */
export const checkCategoryCode = lookup(
  `${BASE}/checkCode`,
  { pid: Type.Optional(Text(36)), code: Text(100) },
  Type.Null(),
);
export const viewCategory = lookup(`${BASE}/queryById`, { id: Id }, SysCategory);
export const addCategory = calls.add(SysCategoryAdd, SysCategory);
export const editCategory = calls.edit(SysCategoryEdit, SysCategory);
/** Deletes a category with its descendants. */
export const deleteCategory = calls.delete();
export const deleteCategories = calls.deleteBatch();
/** Exports selected categories with their descendants, or the matches of the filters at any level. */
export const exportCategories = exchange.export(filtersOf(categoryFields));
export const importCategories = exchange.import();
