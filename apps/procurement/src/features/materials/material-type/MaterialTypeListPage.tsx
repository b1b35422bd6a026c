import { useClient } from '@gezi/client';
import {
  deleteMaterialType,
  deleteMaterialTypes,
  exportMaterialTypes,
  importMaterialTypes,
  listMaterialTypes,
  materialTypeFields,
  treeOfMaterialTypes,
  type MaterialType,
} from '@gezi/domain';
import { useMemo } from 'react';
import { ListPage } from '../../../crud/ListPage';
import { MaterialTypeForm } from './MaterialTypeForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listMaterialTypes,
  delete: deleteMaterialType,
  deleteBatch: deleteMaterialTypes,
  export: exportMaterialTypes,
  import: importMaterialTypes,
};
const RENEWS = [treeOfMaterialTypes];
const ROW_ACTIONS = ['addChild', 'edit', 'remove'] as const;
/** Maximum number of children per type. */
const MAX_CHILDREN = 1000;

/** `/material/type`: the tree of material types; children are loaded on expansion. */
export function MaterialTypeListPage() {
  const client = useClient();
  const tree = useMemo(
    () => ({
      column: 'name',
      load: async ({ id }: MaterialType) =>
        (await client.call(listMaterialTypes, { pid: id, pageSize: MAX_CHILDREN }, { purpose: 'list' })).records,
    }),
    [client],
  );
  return (
    <ListPage
      fields={materialTypeFields}
      endpoints={ENDPOINTS}
      permission="material:materialType"
      texts={useTexts()}
      nameOf={nameOf}
      settings="material-types"
      rowActions={ROW_ACTIONS}
      invalidates={RENEWS}
      tree={tree}
      form={(opened) => <MaterialTypeForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: MaterialType) => name;
