import { usePermission } from '@gezi/client';
import { listMaterials, materialFields, type Material } from '@gezi/domain';
import { AppstoreAddOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { LineChooser } from './LineChooser';
import { useTexts } from './texts';

const SHOWN: readonly string[] = ['code', 'name', 'models', 'unit', 'typeName', 'referencePrice'];
const FIELDS = materialFields.filter(({ key }) => SHOWN.includes(key));
const IN_USE = { status: '1' };

/** Members of a line that are taken from a material. */
export type MaterialLine = ReturnType<typeof lineOfMaterial>;

/** Takes materials into the lines of a draft; the rest of a line is entered there. */
export function MaterialChooserButton({ onTake }: { onTake: (lines: MaterialLine[]) => Promise<unknown> }) {
  const texts = useTexts();
  const { message } = App.useApp();
  const mayList = usePermission('material:materialInfo:list');
  const [isOpen, setOpen] = useState(false);
  if (!mayList) return null;

  async function insert(materials: readonly Material[]) {
    await onTake(materials.map(lineOfMaterial));
    void message.success(texts.materialsTaken(materials.length));
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
          onTake={(taken) => void insert(taken.map(({ row }) => row))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const lineOfMaterial = (material: Material) => ({
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
