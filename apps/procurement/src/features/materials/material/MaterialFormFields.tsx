import { Divider } from 'antd';
import { AreaField } from '../../../forms/fields/AreaField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { NumberField } from '../../../forms/fields/NumberField';
import { TextField } from '../../../forms/fields/TextField';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { TypeField } from './TypeField';
import { useTexts } from './texts';

/** Form fields of a material. @param id absent for a new material */
export function MaterialFormFields({ id }: { id?: string }) {
  const texts = useTexts();
  const isFree = useDuplicateCheck();
  return (
    <>
      <Divider titlePlacement="start">{texts.basics}</Divider>
      <div className="gezi-fields">
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          check={isFree('material_info', 'code', id)}
          autoComplete="off"
        />
        <TextField name="name" label={texts.name} autoComplete="off" />
        <TypeField />
        <DictField name="unit" label={texts.unit} dictCode="material_unit" missing={texts.choose(texts.unit)} />
        <TextField name="models" label={texts.models} />
        <TextField name="specs" label={texts.specs} />
        <TextField name="brand" label={texts.brand} />
        <NumberField name="referencePrice" label={texts.referencePrice} min={0} />
        <ChoiceField
          name="status"
          label={texts.status}
          options={[
            { value: '1', label: texts.inUse },
            { value: '0', label: texts.outOfUse },
          ]}
        />
      </div>
      <Divider titlePlacement="start">{texts.details}</Divider>
      <AreaField name="materialDes" label={texts.materialDes} />
      <AreaField name="param" label={texts.param} />
      <div className="gezi-fields">
        <FileListField name="imageUrl" label={texts.images} biz="material" isPictures maxCount={5} />
        <FileListField name="fileUrl" label={texts.files} biz="material" />
      </div>
      <AreaField name="remark" label={texts.remark} />
    </>
  );
}
