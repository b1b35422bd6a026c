import { materialFields, listMaterials } from '@gezi/domain';
import { BizSelect, type BizSelectProps, type BizSource } from '@gezi/pickers';
import { useLocale } from '@gezi/ui';
import { useId, useMemo } from 'react';
import { useTexts } from './texts';

const COLUMNS = ['code', 'name', 'models', 'typeName'];
const SEARCHED = ['code', 'name', 'models'];

interface MaterialSelectProps extends Pick<BizSelectProps, 'value' | 'onChange' | 'multiple' | 'max'> {
  label: string;
}

/** Labelled input for materials, chosen in a dialog by code, name or model; the value is their ids. */
export function MaterialSelect({ label, ...input }: MaterialSelectProps) {
  const texts = useTexts();
  const language = useLocale();
  const id = useId();
  const source = useMemo<BizSource>(() => {
    const labelOf = (key: string) => materialFields.find((field) => field.key === key)!.label[language];
    return {
      name: texts.material,
      title: texts.chooseMaterial,
      url: listMaterials.path,
      displayKey: 'name',
      columns: COLUMNS.map((key) => ({
        title: labelOf(key),
        dataIndex: key,
        sorter: key === 'code' || key === 'name',
      })),
      query: SEARCHED.map((key) => ({ field: key, label: labelOf(key) })),
    };
  }, [texts, language]);
  return (
    <div className="gezi-price-choice">
      <label htmlFor={id}>{label}</label>
      <BizSelect {...input} id={id} source={source} placeholder={texts.chooseMaterial} />
    </div>
  );
}
