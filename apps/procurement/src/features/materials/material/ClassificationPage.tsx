import { useClient, usePermission } from '@gezi/client';
import {
  deleteMaterial,
  deleteMaterials,
  exportMaterials,
  importMaterials,
  listMaterials,
  materialFields,
  treeOfMaterialTypes,
  type Material,
  type TreeNode,
} from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListPage } from '../../../crud/ListPage';
import { LoadedTree } from '../../../crud/LoadedTree';
import { ClassifyDialog } from './ClassifyDialog';
import { MaterialForm } from './MaterialForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listMaterials,
  delete: deleteMaterial,
  deleteBatch: deleteMaterials,
  export: exportMaterials,
  import: importMaterials,
};

/** `/material/classification`: the materials of a type, to be edited and moved to other types. */
export function ClassificationPage() {
  const texts = useTexts();
  const client = useClient();
  const mayEdit = usePermission('material:materialInfo:edit');
  const [type, setType] = useState<TreeNode>();
  const [chosen, setChosen] = useState<readonly Material[]>();
  const types = useQuery({
    queryKey: [treeOfMaterialTypes.path],
    queryFn: ({ signal }) => client.call(treeOfMaterialTypes, {}, { signal, purpose: 'list' }),
  });
  const batchActions = useMemo<BatchAction<Material>[]>(
    () => (mayEdit ? [{ key: 'classify', label: texts.classify, onClick: setChosen }] : []),
    [mayEdit, texts],
  );
  const typeId = type?.key;
  return (
    <div className="gezi-beside-tree">
      <PageCard title={texts.tree}>
        <LoadedTree
          roots={types}
          label={texts.tree}
          searchLabel={texts.searchTypes}
          value={typeId}
          onChange={setType}
        />
      </PageCard>
      <div>
        <ListPage
          fields={materialFields}
          endpoints={ENDPOINTS}
          permission="material:materialInfo"
          texts={useMemo(
            () => ({ ...texts, description: type ? texts.ofType(type.title) : texts.allTypes }),
            [texts, type],
          )}
          nameOf={nameOf}
          settings="materials"
          batchActions={batchActions}
          input={useMemo(() => ({ typeId }), [typeId])}
          form={({ row, onClose }) => <MaterialForm {...(row && { row })} typeId={typeId} onClose={onClose} />}
        />
      </div>
      {chosen && <ClassifyDialog materials={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

const nameOf = ({ name }: Material) => name;
