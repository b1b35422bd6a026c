import { usePermission } from '@gezi/client';
import { listMaterials, materialFields, type Material } from '@gezi/domain';
import { AppstoreAddOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { LineChooser, type TakenLine } from '../../../documents/LineChooser';
import { draftRowFrom } from './core/draftLines';
import { useTexts } from './texts';
import type { PlanDraftForm } from './usePlanDraft';

const SHOWN: readonly string[] = ['code', 'name', 'models', 'unit', 'typeName', 'referencePrice'];
const FIELDS = materialFields.filter(({ key }) => SHOWN.includes(key));
const IN_USE = { status: '1' };

/** Takes materials into the lines of a draft; quantity and date are entered there. */
export function MaterialChooserButton({ form }: { form: PlanDraftForm }) {
  const texts = useTexts();
  const { message } = App.useApp();
  const mayList = usePermission('material:materialInfo:list');
  const [isOpen, setOpen] = useState(false);
  if (!mayList) return null;

  async function insert(taken: readonly TakenLine<Material>[]) {
    await form.insertLines(taken.map(({ row }) => lineOfMaterial(row)));
    void message.success(texts.materialsTaken(taken.length));
  }

  return (
    <>
      <Button icon={<AppstoreAddOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.chooseMaterials}
      </Button>
      {isOpen && (
        <LineChooser<Material>
          title={texts.chooseMaterials}
          fields={FIELDS}
          endpoint={listMaterials}
          input={IN_USE}
          nameOf={({ name }) => name}
          onTake={(taken) => void insert(taken)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const lineOfMaterial = (material: Material) =>
  draftRowFrom({
    id: '',
    materialId: material.id,
    materialCode: material.code,
    materialName: material.name,
    materialTypeName: material.typeName,
    materialDes: material.materialDes,
    models: material.models,
    unit: material.unit,
    estimatedPrice: material.referencePrice,
  });
