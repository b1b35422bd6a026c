import type { Texts } from './zh-CN';

export const enUS: Texts = {
  listeners: {
    title: 'Listeners',
    listLabel: 'List of listeners',
    removeConfirm: (name) => `Delete the listener “${name}”?`,
  },
  expressions: {
    title: 'Process expressions',
    listLabel: 'List of process expressions',
    removeConfirm: (name) => `Delete the expression “${name}”?`,
  },
  addListener: 'Add listener',
  editListener: 'Edit listener',
  addExpression: 'Add expression',
  editExpression: 'Edit expression',
  name: 'Name',
  type: 'Kind',
  taskListener: 'Task listener',
  executionListener: 'Execution listener',
  eventType: 'Event',
  valueType: 'Kind of value',
  handlerValue: 'Handler',
  expressionValue: 'Expression',
  value: 'Value',
  expression: 'Expression',
  expressionHint: 'Such as ${days > 3 && type == "office"}',
  status: 'Status',
  inUse: 'In use',
  outOfUse: 'Out of use',
  remark: 'Remark',
};
