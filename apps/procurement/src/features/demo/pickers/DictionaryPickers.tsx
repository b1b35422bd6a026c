import { DictCheckboxGroup, DictMultiSelect, DictSearchSelect, DictSelect, YnSwitch } from '@gezi/pickers';
import { PageCard } from '@gezi/ui';
import { Field } from './Field';
import { useTexts } from './texts';

/** Dictionary items. */
export function DictionaryPickers() {
  const texts = useTexts();
  return (
    <PageCard title={texts.dictionaries}>
      <div className="pickers-fields">
        <Field label={texts.buyType}>{(field) => <DictSelect {...field} dictCode="buy_type" />}</Field>
        <Field label={texts.priceType}>
          {(field) => <DictSelect {...field} dictCode="price_type" type="radioButton" />}
        </Field>
        <Field label={texts.priority} value="M">
          {(field) => <DictSelect {...field} dictCode="priority" type="radio" />}
        </Field>
        <Field label={texts.professions}>
          {(field) => <DictMultiSelect {...field} dictCode="profession_type" max={3} />}
        </Field>
        <Field label={texts.payments}>{(field) => <DictCheckboxGroup {...field} dictCode="pay_type" />}</Field>
        <Field label={texts.quickMaterial}>
          {(field) => <DictSearchSelect {...field} dictCode="material_info,name,code" />}
        </Field>
        <Field label={texts.urgent}>{(field) => <YnSwitch {...field} />}</Field>
      </div>
    </PageCard>
  );
}
