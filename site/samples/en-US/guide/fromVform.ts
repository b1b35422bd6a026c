import { readForm } from '@gezi/form-designer/core';

interface Widget {
  type: string;
  options: {
    name: string;
    label?: string;
    required?: boolean;
    placeholder?: string;
    defaultValue?: unknown;
    optionItems?: { label: string; value: unknown }[];
    span?: number;
  };
  cols?: Widget[];
  widgetList?: Widget[];
}

const TYPES: Record<string, string> = {
  input: 'input',
  textarea: 'textarea',
  number: 'inputNumber',
  radio: 'radio',
  checkbox: 'checkbox',
  select: 'select',
  cascader: 'cascader',
  date: 'date',
  time: 'time',
  switch: 'Switch',
  rate: 'rate',
  slider: 'slider',
  color: 'colorPicker',
  'rich-editor': 'editor',
  'picture-upload': 'upload',
  'file-upload': 'upload',
  'static-text': 'text',
  'html-text': 'html',
  divider: 'divider',
};

/** The widgetList of vform as a form of the designer; types without an equivalent are left to the caller. */
export function fromVform(widgetList: readonly Widget[]) {
  const unknown: string[] = [];

  const itemsOf = (widgets: readonly Widget[] = []): object[] => widgets.flatMap((widget) => itemOf(widget) ?? []);

  function itemOf({ type, options, cols = [], widgetList: children }: Widget): object | undefined {
    const { name, label, required = false, placeholder, defaultValue, optionItems } = options;
    const common = { id: name, _id: name, ...(label === undefined ? {} : { label }) };
    // Columns of a grid are 24 units wide, as here.
    const columns = cols.map((col, index) => ({ index, span: col.options.span ?? 12, list: itemsOf(col.widgetList) }));
    if (type === 'grid') return { ...common, compType: 'row', columns };
    if (type === 'sub-form') return { ...common, compType: 'dynamicTable', columns: itemsOf(children) };
    const compType = TYPES[type];
    if (compType) {
      return {
        ...common,
        compType,
        required,
        ...(placeholder ? { placeholder } : {}),
        ...(defaultValue === undefined || defaultValue === null ? {} : { value: defaultValue }),
        ...(optionItems ? { options: optionItems } : {}),
      };
    }
    unknown.push(type);
    return undefined;
  }

  return { content: { list: itemsOf(widgetList), config: {} }, unknown };
}

const { content, unknown } = fromVform([
  { type: 'input', options: { name: 'supplier', label: 'Supplier', required: true } },
  {
    type: 'grid',
    options: { name: 'grid1' },
    cols: [
      {
        type: 'grid-col',
        options: { name: 'col1', span: 12 },
        widgetList: [{ type: 'switch', options: { name: 'urgent', label: 'Urgent' } }],
      },
    ],
  },
  { type: 'time-range', options: { name: 'hours', label: 'Opening hours' } },
]);
unknown; // → [ 'time-range' ]
const read = readForm(content);
read.ok && read.problems; // → []
