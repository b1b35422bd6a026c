import { useClient } from '@gezi/client';
import { addMaterial, editMaterial, listMaterials, listSimilarMaterials, type Material } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import { RecordDialog } from '../../../forms/RecordDialog';
import { MaterialFormFields } from './MaterialFormFields';
import { useTexts } from './texts';

type MaterialValues = ReturnType<typeof valuesOf>;

interface MaterialFormProps extends Pick<OpenForm<Material>, 'row' | 'onClose'> {
  /** Type of a new material. */
  typeId: string | undefined;
}

/** The user went back to correct a possible duplicate. */
class NotSavedError extends Error {}

/** Form of a material, new or existing. Saving a possible duplicate asks first. */
export function MaterialForm({ row, typeId = '', onClose }: MaterialFormProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { modal } = App.useApp();

  async function save(values: MaterialValues) {
    if (!row || isRenamed(row, values)) await confirmSimilar(values);
    await saveRecord(
      client,
      { add: addMaterial, edit: editMaterial },
      { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
    );
    await invalidate(queries, listMaterials);
  }

  /** @throws {NotSavedError} if the user goes back */
  async function confirmSimilar({ name, models, specs }: MaterialValues) {
    const likeness = { name, models: models ?? '', specs: specs ?? '', ...(row && { id: row.id }) };
    const found = await client.call(listSimilarMaterials, likeness, { silent: true });
    if (found.length === 0) return;
    const isWanted = await modal.confirm({
      title: texts.similarTitle,
      content: texts.similar(found.map((one) => `${one.code} ${one.name}`).join('、')),
      okText: texts.saveAnyway,
      cancelText: texts.back,
    });
    if (!isWanted) throw new NotSavedError();
  }

  return (
    <RecordDialog<MaterialValues>
      title={row ? texts.editTitle : texts.addTitle}
      width={860}
      schema={addMaterial.input}
      draft={row ? draftFor('material', row) : draftFor('material')}
      initial={row ? valuesOf(row) : { ...EMPTY, typeId }}
      save={save}
      onRefused={(error) => error instanceof NotSavedError}
      onClose={onClose}
    >
      <MaterialFormFields {...(row && { id: row.id })} />
    </RecordDialog>
  );
}

const valuesOf = (material: Material) => ({
  code: material.code,
  name: material.name,
  typeId: material.typeId,
  unit: material.unit,
  models: material.models,
  specs: material.specs,
  brand: material.brand,
  referencePrice: material.referencePrice,
  status: material.status,
  materialDes: material.materialDes,
  param: material.param,
  imageUrl: material.imageUrl,
  fileUrl: material.fileUrl,
  remark: material.remark,
});

const EMPTY: MaterialValues = {
  code: '',
  name: '',
  typeId: '',
  unit: '',
  models: null,
  specs: null,
  brand: null,
  referencePrice: null,
  status: '1',
  materialDes: null,
  param: null,
  imageUrl: null,
  fileUrl: null,
  remark: null,
};

const isRenamed = (row: Material, values: MaterialValues): boolean =>
  (['name', 'models', 'specs'] as const).some((name) => (row[name] ?? '') !== (values[name] ?? ''));
