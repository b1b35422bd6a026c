import { editorProblems, readForm } from '@gezi/form-designer/core';

interface Choice {
  label: string;
  value: string;
}

interface Component {
  type: string;
  key: string;
  label?: string;
  placeholder?: string;
  defaultValue?: unknown;
  multiple?: boolean;
  disabled?: boolean;
  hidden?: boolean;
  content?: string;
  values?: Choice[];
  data?: { values?: Choice[] };
  validate?: {
    required?: boolean;
    pattern?: string;
    customMessage?: string;
    min?: number;
    max?: number;
    maxLength?: number;
  };
  conditional?: { show?: boolean | string | null; when?: string | null; eq?: string };
  calculateValue?: string;
  customConditional?: string;
  components?: Component[];
  columns?: { width?: number; components: Component[] }[];
}

const TYPES: Record<string, string> = {
  textfield: 'input',
  email: 'input',
  phoneNumber: 'input',
  url: 'input',
  textarea: 'textarea',
  number: 'inputNumber',
  currency: 'inputNumber',
  select: 'select',
  radio: 'radio',
  selectboxes: 'checkbox',
  checkbox: 'Switch',
  datetime: 'date',
  day: 'date',
  time: 'time',
  file: 'upload',
  content: 'html',
};

/** The members that have a value. */
const given = (members: object) =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** A simple condition as an expression. */
function visibleWhen({ conditional, hidden }: Component): string | undefined {
  if (hidden) return 'false';
  const { when, eq = '', show } = conditional ?? {};
  if (!when) return undefined;
  return `${when} ${String(show) === 'true' ? '==' : '!='} '${eq.replaceAll("'", "\\'")}'`;
}

/** The components of Form.io as a form of the designer. `unknown` lists types without an equivalent, `scripts` fields with JavaScript. */
export function fromFormio(components: readonly Component[]) {
  const unknown: string[] = [];
  const scripts: string[] = [];

  const itemsOf = (parts: readonly Component[] = []): object[] => parts.flatMap(partsOf);

  function partsOf(component: Component): object[] {
    const { type, key, label, columns = [], components: children, validate = {} } = component;
    // The application puts its submit button into FormRuntime.
    if (type === 'button') return [];
    if (component.calculateValue || component.customConditional) scripts.push(key);
    const common = { id: key, _id: key, ...given({ label }) };
    if (type === 'columns') {
      // A row of Form.io has 12 units, here it has 24.
      const list = columns.map((col, index) => ({ index, span: (col.width ?? 6) * 2, list: itemsOf(col.components) }));
      return [{ ...common, compType: 'row', columns: list }];
    }
    if (type === 'datagrid' || type === 'editgrid') {
      return [{ ...common, compType: 'dynamicTable', columns: itemsOf(children) }];
    }
    const compType = TYPES[type];
    if (compType) {
      const visible = visibleWhen(component);
      const { pattern, customMessage, min, max, maxLength } = validate;
      return [
        {
          ...common,
          compType,
          required: validate.required ?? false,
          ...given({
            placeholder: component.placeholder,
            value: component.defaultValue,
            multiple: component.multiple,
            disabled: component.disabled,
            options: component.values ?? component.data?.values,
            type: type === 'datetime' ? 'datetime' : undefined,
            min,
            max,
            maxLength,
            text: component.content,
            // A pattern of Form.io matches the whole value.
            rules: pattern ? [{ rule: `^(?:${pattern})$`, msg: customMessage }] : undefined,
            logic: visible ? { visible } : undefined,
          }),
        },
      ];
    }
    unknown.push(type);
    // Panels, tabs and pages of wizards have no equivalent: their fields stay in place.
    return itemsOf(children);
  }

  return { content: { list: itemsOf(components), config: {} }, unknown, scripts };
}

const { content, unknown, scripts } = fromFormio([
  {
    type: 'panel',
    key: 'page1',
    components: [
      { type: 'textfield', key: 'supplier', label: 'Supplier', validate: { required: true, maxLength: 50 } },
      { type: 'checkbox', key: 'urgent', label: 'Urgent', defaultValue: false },
      { type: 'textfield', key: 'reason', label: 'Reason', conditional: { show: true, when: 'urgent', eq: 'true' } },
    ],
  },
  { type: 'number', key: 'total', label: 'Amount', calculateValue: 'value = data.counts * data.price' },
  { type: 'button', key: 'submit', label: 'Submit' },
]);
unknown; // → [ 'panel' ]
scripts; // → [ 'total' ]
const read = readForm(content);
read.ok && [...read.problems, ...editorProblems(read.document)]; // → []
