import { CategorySelect, DictTreeSelect, PopupPicker } from '@gezi/pickers';
import { PageCard } from '@gezi/ui';
import { useState } from 'react';
import { Field } from './Field';
import { useTexts } from './texts';

/** Report rows and trees. */
export function RecordPickers() {
  const texts = useTexts();
  return (
    <>
      <PageCard title={texts.records}>
        <div className="pickers-fields">
          <MaterialPicker />
          <Field label={texts.suppliers}>
            {({ onChange, ...field }) => (
              <PopupPicker
                {...field}
                code="supplier_report"
                orgFields="name"
                destFields="suppliers"
                multiple
                sorter="createTime=desc"
                onChange={({ suppliers = '' }) => onChange(suppliers)}
              />
            )}
          </Field>
        </div>
      </PageCard>
      <PageCard title={texts.trees}>
        <div className="pickers-fields">
          <Field label={texts.materialType}>
            {(field) => <DictTreeSelect {...field} dict="material_type,name,id" pidValue="0" />}
          </Field>
          <Field label={texts.category}>{(field) => <CategorySelect {...field} />}</Field>
          <Field label={texts.categories}>{(field) => <CategorySelect {...field} multiple max={3} />}</Field>
        </div>
      </PageCard>
    </>
  );
}

/** A selected row fills two fields. */
function MaterialPicker() {
  const texts = useTexts();
  const [{ name = '', code = '' }, fill] = useState<Record<string, string>>({});
  return (
    <fieldset className="pickers-field" aria-label={texts.material}>
      <span className="pickers-label" aria-hidden>
        {texts.material}
      </span>
      <PopupPicker
        aria-label={texts.material}
        code="material_report"
        orgFields="name,code"
        destFields="name,code"
        value={name}
        onChange={fill}
      />
      <output className="pickers-stored" aria-label={texts.materialCode}>
        {code}
      </output>
    </fieldset>
  );
}
