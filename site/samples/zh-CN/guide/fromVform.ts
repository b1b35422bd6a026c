import { editorProblems, readForm } from '@gezi/form-designer/core';

interface Widget {
  type: string;
  options: {
    name: string;
    label?: string;
    type?: string;
    required?: boolean;
    requiredHint?: string;
    placeholder?: string;
    defaultValue?: unknown;
    optionItems?: { label: string; value: unknown }[];
    multiple?: boolean;
    min?: number;
    max?: number;
    precision?: number;
    maxLength?: number;
    validation?: string;
    validationHint?: string;
    hidden?: boolean;
    disabled?: boolean;
    readonly?: boolean;
    textContent?: string;
    htmlContent?: string;
    span?: number;
  };
  cols?: Widget[];
  tabs?: Widget[];
  rows?: { cols: Widget[] }[];
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
  'date-range': 'date',
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

// vform 内置校验的名称；其他内容是正则表达式，如 `/^A\d+$/`。
const VALIDATIONS: Record<string, string> = {
  number: '^[-]?\\d+(\\.\\d+)?$',
  letter: '^[A-Za-z]+$',
  letterAndNumber: '^[A-Za-z0-9]+$',
  mobilePhone: '^1[3-9]\\d{9}$',
  email: '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
};

/** 没有值的成员不写。 */
const given = (members: object) =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** 把 vform 的 widgetList 换成设计器的表单；没有对应的类型列在 `unknown` 中，其中的字段保留。 */
export function fromVform(widgetList: readonly Widget[]) {
  const unknown: string[] = [];

  const itemsOf = (widgets: readonly Widget[] = []): object[] => widgets.flatMap(partsOf);

  function partsOf({ type, options, cols = [], tabs = [], rows = [], widgetList: children = [] }: Widget): object[] {
    const { name, label, validation, validationHint, hidden, readonly, disabled } = options;
    const common = { id: name, _id: name, ...given({ label }) };
    // 栅格同样是 24 份。
    const columns = cols.map((col, index) => ({ index, span: col.options.span ?? 12, list: itemsOf(col.widgetList) }));
    if (type === 'grid') return [{ ...common, compType: 'row', columns }];
    if (type === 'sub-form') return [{ ...common, compType: 'dynamicTable', columns: itemsOf(children) }];
    const compType = TYPES[type];
    if (compType) {
      return [
        {
          ...common,
          compType,
          required: options.required ?? false,
          ...given({
            ruleError: options.requiredHint,
            placeholder: options.placeholder,
            value: options.defaultValue,
            options: options.optionItems,
            multiple: options.multiple,
            min: options.min,
            max: options.max,
            precision: options.precision,
            maxLength: options.maxLength,
            readonly,
            disabled,
            type: type === 'date-range' ? 'daterange' : type === 'date' ? options.type : undefined,
            text: options.textContent ?? options.htmlContent,
            rules: validation ? [{ rule: VALIDATIONS[validation] ?? validation, msg: validationHint }] : undefined,
            logic: hidden ? { visible: 'false' } : undefined,
          }),
        },
      ];
    }
    unknown.push(type);
    // 卡片、标签页等没有对应的容器：其中的字段留在原处。
    const panes = [...tabs, ...rows.flatMap((row) => row.cols)];
    return itemsOf([...children, ...panes.flatMap((pane) => pane.widgetList ?? [])]);
  }

  return { content: { list: itemsOf(widgetList), config: {} }, unknown };
}

const { content, unknown } = fromVform([
  {
    type: 'input',
    options: { name: 'phone', label: '手机', validation: 'mobilePhone', validationHint: '手机号不正确' },
  },
  {
    type: 'grid',
    options: { name: 'grid1' },
    cols: [
      {
        type: 'grid-col',
        options: { name: 'col1', span: 12 },
        widgetList: [{ type: 'switch', options: { name: 'urgent', label: '加急' } }],
      },
    ],
  },
  {
    type: 'card',
    options: { name: 'card1' },
    widgetList: [{ type: 'time-range', options: { name: 'hours', label: '营业时间' } }],
  },
]);
unknown; // → [ 'card', 'time-range' ]
const read = readForm(content);
read.ok && [...read.problems, ...editorProblems(read.document)]; // → []
