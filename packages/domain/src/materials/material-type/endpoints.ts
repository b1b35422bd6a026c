import { Type } from 'typebox';
import { accessTo, filtersOf, Flag, lookup, standard, TreeNode, workbooks } from '../../kit';
import { materialTypeFields } from './fields';
import { MaterialType, MaterialTypeAdd, MaterialTypeEdit } from './schema';

const BASE = '/material/materialType';
const access = accessTo('material:materialType');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);
const filters = ['id', 'pid', ...filtersOf(materialTypeFields)] as const;

/** Tree of all material types for pickers. */
export const treeOfMaterialTypes = lookup(`${BASE}/tree`, { status: Type.Optional(Flag) }, Type.Array(TreeNode));
/** The roots, the children of `pid`, or with other filters the matches at any level. */
export const listMaterialTypes = calls.list(filters, MaterialType);
export const viewMaterialType = calls.view(MaterialType);
export const addMaterialType = calls.add(MaterialTypeAdd, MaterialType);
export const editMaterialType = calls.edit(MaterialTypeEdit, MaterialType);
/** Refused while the type has materials or children. */
export const deleteMaterialType = calls.delete();
export const deleteMaterialTypes = calls.deleteBatch();
export const exportMaterialTypes = exchange.export(filters, MaterialType);
export const importMaterialTypes = exchange.import();
