/** One field of the form that every contender renders. */
export interface BenchField {
  name: string;
  label: string;
  type: 'input' | 'select' | 'number' | 'date' | 'textarea' | 'radio' | 'switch' | 'checkbox';
  required: boolean;
}

const CYCLE: readonly BenchField['type'][] = [
  'input',
  'select',
  'input',
  'number',
  'input',
  'date',
  'select',
  'input',
  'textarea',
  'radio',
  'input',
  'select',
  'input',
  'date',
  'checkbox',
  'input',
  'number',
  'select',
  'input',
  'switch',
];
/** Indexes in the cycle of ten that are required and start empty: 350 of 1,000 fields. */
const REQUIRED = new Set([0, 1, 2, 5, 6, 7, 8]);
const LABELS = ['物资名称', '计量单位', '规格型号', '采购数量', '生产厂家', '需求日期', '采购方式', '联系电话'];

export const OPTIONS = ['询价采购', '单一来源', '竞争谈判', '竞价采购', '公开招标'].map((label, value) => ({
  label,
  value,
}));

/** Creates `count` fields, of which a third is required; one of those has an initial value. */
export const makeFields = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `f${index}`,
    label: `${LABELS[index % LABELS.length]!}${index + 1}`,
    type: CYCLE[index % CYCLE.length]!,
    required: REQUIRED.has(index % CYCLE.length),
  }));

/** Initial value of a field. */
export const initialOf = ({ name, type }: BenchField): string | number | boolean | string[] | undefined =>
  name === 'f0' ? '电缆' : type === 'number' ? 1 : type === 'switch' ? false : type === 'checkbox' ? [] : undefined;

/** Initial values of the form, by field name. */
export const initialValues = (fields: readonly BenchField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, initialOf(field)]));
