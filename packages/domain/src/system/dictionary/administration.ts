import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, lookup, standard, Text, workbooks } from '../../kit';
import { dictFields } from './fields';
import { DictNode, SysDict, SysDictAdd, SysDictEdit, SysDictItem, SysDictItemAdd, SysDictItemEdit } from './schema';

const BASE = '/sys/dict';
const access = accessTo('system:dict');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);
/** Entries are part of their dictionary, so its edit permission covers them. */
const items = standard('/sys/dictItem', {
  list: access.list,
  add: access.edit,
  edit: access.edit,
  delete: access.edit,
});

export const listDicts = calls.list(['id', ...filtersOf(dictFields), 'type'], SysDict);
export const viewDict = calls.view(SysDict);
export const addDict = calls.add(SysDictAdd, SysDict);
export const editDict = calls.edit(SysDictEdit, SysDict);
/** Moves a dictionary to the recycle bin. */
export const deleteDict = calls.delete();
export const deleteDicts = calls.deleteBatch();
/** One row per entry. */
export const exportDicts = exchange.export([...filtersOf(dictFields), 'type'], SysDict);
export const importDicts = exchange.import();

export const treeOfDicts = lookup(`${BASE}/treeList`, { dictName: Type.Optional(Text(100)) }, Type.Array(DictNode));

/** Dictionaries in the recycle bin. */
export const listDeletedDicts = endpoint({
  method: 'GET',
  path: `${BASE}/deleteList`,
  access: access.delete,
  input: Type.Object({}),
  result: Type.Array(SysDict),
});

/** Restores a dictionary from the recycle bin. */
export const restoreDict = endpoint({
  method: 'PUT',
  path: `${BASE}/back/{id}`,
  access: access.delete,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

/** Permanently deletes a dictionary in the recycle bin, with its entries. */
export const destroyDict = endpoint({ ...restoreDict, method: 'DELETE', path: `${BASE}/deletePhysic/{id}` });

export const listDictItems = items.list(['id', 'dictId', 'itemText', 'itemValue', 'status'], SysDictItem);
export const viewDictItem = items.view(SysDictItem);
export const addDictItem = items.add(SysDictItemAdd, SysDictItem);
export const editDictItem = items.edit(SysDictItemEdit, SysDictItem);
export const deleteDictItem = items.delete();
export const deleteDictItems = items.deleteBatch();

/** Refused when another entry of the dictionary has the value. */
export const checkDictItem = lookup(
  '/sys/dictItem/dictItemCheck',
  { dictId: Id, itemValue: Text(100), id: Type.Optional(Text(36)) },
  Type.Null(),
);
