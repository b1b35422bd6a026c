import { DictTreeSelect } from '@gezi/pickers';
import { ControlField } from '../../../forms/ControlField';
import { useTexts } from './texts';

/** Type of a material, field `typeId`. */
export function TypeField() {
  const { type, choose } = useTexts();
  return (
    <ControlField name="typeId" label={type} missing={choose(type)}>
      <DictTreeSelect
        dict="material_type,name,id"
        pidValue="0"
        hasChildField="has_child"
        placeholder={choose(type)}
        aria-label={type}
      />
    </ControlField>
  );
}
