import { define } from './define';
import { choice, color, displayLogic, number, shared, text, toggle } from './properties';

const dynamicTable = define('dynamicTable', {
  name: '动态表格',
  icon: 'table',
  ele: 'dynamic-table',
  layout: 'dynamicItem',
  inTable: false,
  members: {
    labelWidth: 0,
    showLabel: false,
    buttonAdd: true,
    buttonDel: true,
    showIndex: true,
    visible: true,
    multiCheck: true,
    'show-summary': false,
    'sum-text': '合计',
    'summary-text': '元',
  },
  properties: [
    shared.id,
    shared.label,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    toggle('buttonAdd', 'buttonAdd', { fallback: true }),
    toggle('buttonDel', 'buttonDel', { fallback: true }),
    toggle('showIndex', 'showIndex', { fallback: true }),
    toggle('multiCheck', 'multiCheck', { fallback: true }),
    toggle('visible', 'visible', { fallback: true }),
    toggle('show-summary', 'showSummary'),
    text('sum-text', 'sumText', { fallback: '合计', when: { member: 'show-summary', is: true } }),
    text('summary-text', 'summaryText', { fallback: '元', when: { member: 'show-summary', is: true } }),
    shared.required,
    ...displayLogic,
  ],
});

const row = define('row', {
  name: '栅格布局',
  icon: 'col',
  ele: 'el-row',
  group: 'layout',
  layout: 'rowItem',
  inTable: false,
  members: { flex: 'default', justify: 'start', align: 'top', gutter: 0 },
  properties: [
    shared.id,
    { member: 'columns', label: 'columnSpans', control: 'spans', min: 1, max: 24, step: 1 },
    { ...shared.gutter, max: 100, fallback: 0 },
    choice('flex', 'flex', ['default', 'flex'], { fallback: 'default' }),
    choice(
      'justify',
      'justify',
      ['start', 'end', 'center', ['space-around', 'spaceAround'], ['space-between', 'spaceBetween']],
      { fallback: 'start', when: { member: 'flex', is: 'flex' } },
    ),
    choice('align', 'align', ['top', 'middle', 'bottom'], { fallback: 'top', when: { member: 'flex', is: 'flex' } }),
    ...displayLogic,
  ],
});

const table = define('table', {
  name: '表格布局',
  icon: 'table_layout',
  ele: 'fancy-table',
  group: 'layout',
  layout: 'tableItem',
  inTable: false,
  members: { tdStyle: '', width: 100, height: 50 },
  properties: [
    shared.id,
    number('width', 'tableWidth', { min: 0, max: 500, step: 1, fallback: 100 }),
    number('height', 'rowHeight', { min: 0, max: 1500, step: 5, fallback: 50 }),
    ...displayLogic,
  ],
});

const tdItem = {
  ...define('tdItem', {
    name: '单元格',
    icon: 'table_layout',
    ele: '',
    group: null,
    layout: 'tdItem',
    hasValue: false,
    inTable: false,
    members: {},
    properties: [
      color('style.background', 'background', { fallback: '#FFFFFF' }),
      number('style.width', 'cellWidth', { min: 0, max: 100, step: 1 }),
    ],
  }),
  // A cell is saved with no more than this.
  defaults: { col: 1, row: 1, hide: false, compType: 'tdItem', style: { background: '#FFFFFF', width: 35 } },
};

/** Parts that hold others. */
export const layoutTypes = { dynamicTable, row, table, tdItem };
