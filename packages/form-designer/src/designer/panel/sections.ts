import type { PropertyField } from '../../fields/FieldPanel';
import type { PropertyLabel } from '../../fields/PropertyLabel';

export type SectionName = 'basic' | 'data' | 'layout' | 'look' | 'checks' | 'logic';

/** Sections in the order of the panel. */
export const SECTIONS: readonly SectionName[] = ['basic', 'data', 'checks', 'layout', 'look', 'logic'];

const MEMBERS: Partial<Record<SectionName, readonly PropertyLabel[]>> = {
  basic: [
    'id',
    'label',
    'text',
    'html',
    'title',
    'placeholder',
    'value',
    'description',
    'href',
    'newWindow',
    'formRef',
    'formModel',
    'formRules',
  ],
  data: [
    'dataType',
    'options',
    'action',
    'linkTo',
    'areaData',
    'labelKey',
    'valueKey',
    'childrenKey',
    'multiple',
    'multi',
    'colConf',
    'dval',
    'dlabel',
    'dateType',
    'range',
    'format',
    'valueFormat',
    'min',
    'max',
    'step',
    'stepStrictly',
    'precision',
    'activeValue',
    'inactiveValue',
    'uploadName',
    'headers',
    'accept',
    'fileSize',
    'selectableRange',
    'barFormat',
  ],
  checks: [
    'required',
    'ruleError',
    'rulesType',
    'rules',
    'maxLength',
    'validateMaxText',
    'maxText',
    'minChecked',
    'maxChecked',
  ],
  layout: [
    'span',
    'columnSpans',
    'showLabel',
    'labelWidth',
    'labelPosition',
    'gutter',
    'width',
    'height',
    'size',
    'flex',
    'justify',
    'align',
    'tableWidth',
    'rowHeight',
    'cellWidth',
  ],
  logic: ['visibleWhen', 'requiredWhen', 'disabledWhen', 'calculated'],
};

const BY_LABEL = new Map<PropertyField['label'], SectionName>(
  Object.entries(MEMBERS).flatMap(([section, labels]) =>
    labels.map((label) => [label, section as SectionName] as const),
  ),
);

/** The section a property belongs to; what none names is a matter of looks. */
export const sectionOf = ({ label }: PropertyField): SectionName => BY_LABEL.get(label) ?? 'look';
