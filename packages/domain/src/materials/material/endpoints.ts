import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, standard, workbooks } from '../../kit';
import { materialFields } from './fields';
import { Material, MaterialAdd, MaterialEdit, MaterialLikeness, MAX_CLASSIFIED, SimilarMaterial } from './schema';

const BASE = '/material/materialInfo';
const access = accessTo('material:materialInfo');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);
const filters = ['id', 'typeId', ...filtersOf(materialFields)] as const;

/** `typeId`: comma-joined ids of types, each with all types below it. */
export const listMaterials = calls.list(filters, Material);
export const viewMaterial = calls.view(Material);
export const addMaterial = calls.add(MaterialAdd, Material);
export const editMaterial = calls.edit(MaterialEdit, Material);
/** Refused while a plan or a price refers to the material. */
export const deleteMaterial = calls.delete();
export const deleteMaterials = calls.deleteBatch();
export const exportMaterials = exchange.export(filters, Material);
export const importMaterials = exchange.import();

/** Materials with the same name, model and specification; at most five. */
export const listSimilarMaterials = endpoint({
  method: 'GET',
  path: `${BASE}/similar`,
  access: access.list,
  input: MaterialLikeness,
  result: Type.Array(SimilarMaterial),
});

/** Moves materials to another type. */
export const classifyMaterials = endpoint({
  method: 'POST',
  path: `${BASE}/classify`,
  access: access.edit,
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: MAX_CLASSIFIED, title: '物料' }),
    typeId: Type.String({ minLength: 1, maxLength: 36, title: '物料分类' }),
  }),
  result: Type.Null(),
});
