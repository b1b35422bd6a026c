import { useId, type ComponentType as Component } from 'react';
import type { FormNode, Json } from '../../core/document/FormDocument';
import type { PropertyField } from '../../fields/FieldPanel';
import { useTexts } from '../texts/useTexts';
import { ChoiceControl, namesOneElement } from './controls/ChoiceControl';
import { ColorControl } from './controls/ColorControl';
import { ColumnsControl } from './controls/ColumnsControl';
import type { ControlProps } from './controls/ControlProps';
import { FormulaControl } from './controls/FormulaControl';
import { HeadersControl } from './controls/HeadersControl';
import { IconControl } from './controls/IconControl';
import { IdControl } from './controls/IdControl';
import { LinkControl } from './controls/LinkControl';
import { NumberControl } from './controls/NumberControl';
import { OptionsControl } from './controls/OptionsControl';
import { RulesControl } from './controls/RulesControl';
import { SpansControl } from './controls/SpansControl';
import { SwitchControl } from './controls/SwitchControl';
import { TagsControl } from './controls/TagsControl';
import { TextControl } from './controls/TextControl';
import { ValueControl } from './controls/ValueControl';

const CONTROLS: Record<PropertyField['control'], Component<ControlProps>> = {
  text: TextControl,
  longText: TextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  color: ColorControl,
  options: OptionsControl,
  rules: RulesControl,
  columns: ColumnsControl,
  value: ValueControl,
  headers: HeadersControl,
  id: IdControl,
  tags: TagsControl,
  icon: IconControl,
  spans: SpansControl,
  formula: FormulaControl,
  link: LinkControl,
};

/** Controls that need the whole width of the panel; their label is above. */
const WIDE: readonly PropertyField['control'][] = [
  'options',
  'rules',
  'columns',
  'longText',
  'spans',
  'formula',
  'tags',
  'headers',
];

export interface PropertyLineProps {
  field: PropertyField;
  value: Json | undefined;
  onChange: ControlProps['onChange'];
  node?: FormNode;
  disabled?: boolean;
  /** Whether several components differ in it; it is marked then. Default false. */
  mixed?: boolean;
}

/** One property: its label and the control for it. */
export function PropertyLine({ field, value, onChange, node, disabled, mixed = false }: PropertyLineProps) {
  const texts = useTexts();
  const id = useId();
  const Control = CONTROLS[field.control];
  const label = typeof field.label === 'string' ? texts.properties[field.label] : field.label[texts.locale];
  const named = mixed ? `${label}，${texts.mixed}` : label;
  const mark = mixed ? <em className="gezi-fd-mixed">{texts.mixed}</em> : null;
  const wide = WIDE.includes(field.control);
  return (
    <div data-member={field.member} className={wide ? 'gezi-fd-property gezi-fd-property-wide' : 'gezi-fd-property'}>
      {namesOneElement(field) ? (
        <label className="gezi-fd-property-label" htmlFor={id}>
          {label}
          {mark}
        </label>
      ) : (
        <span className="gezi-fd-property-label">
          {label}
          {mark}
        </span>
      )}
      <Control
        field={field}
        value={value}
        onChange={onChange}
        id={id}
        label={named}
        node={node}
        mixed={mixed}
        disabled={disabled}
      />
    </div>
  );
}
