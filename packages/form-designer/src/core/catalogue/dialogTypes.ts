import { define, labelled, type Definition } from './define';
import { choice, color, fieldLogic, head, number, shared, text, toggle } from './properties';

const upload = define('upload', {
  name: '附件',
  icon: 'att',
  ele: 'el-upload',
  members: {
    ...labelled('附件上传'),
    action: '/sys/common/upload',
    multiple: false,
    name: 'file',
    'show-file-list': true,
    'list-type': 'text',
    value: '',
    width: 100,
    buttonText: '请上传附件',
    showTip: false,
    tips: '点击按钮上传附件',
    accept: '.pdf, .doc, .docx, .xls, .xlsx, .gif, .png, .jpeg',
    fileSize: 5,
    headers: { 'X-Access-Token': 'token' },
  },
  properties: [
    ...head,
    number('width', 'width', { min: 1, max: 100, step: 1, fallback: 100 }),
    text('action', 'action'),
    text('name', 'uploadName', { fallback: 'file' }),
    text('accept', 'accept'),
    number('fileSize', 'fileSize', { min: 1, max: 10000, step: 1, fallback: 5 }),
    choice('list-type', 'listType', ['text', ['picture-card', 'pictureCard']], { fallback: 'text' }),
    text('buttonText', 'buttonText', { when: { member: 'list-type', is: 'text' } }),
    toggle('showTip', 'showTip'),
    text('tips', 'tips', { when: { member: 'showTip', is: true } }),
    toggle('multiple', 'multiple'),
    toggle('show-file-list', 'showFileList', { fallback: true }),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
});

/** A dialog with rows to choose from; `colConf`, the columns of its table, is a JSON text. */
const dialog = (label: string, columns: readonly (readonly [label: string, property: string])[]) =>
  ({
    members: {
      ...labelled(label),
      title: '请选择',
      multi: false,
      showIndex: false,
      action: '',
      colConf: JSON.stringify(
        columns.map(([name, property], index) => ({ index, label: name, property, width: 150, show: true })),
      ),
      dval: 'id',
      dlabel: 'name',
      height: 500,
      value: '',
    },
    properties: [
      ...head,
      text('title', 'title', { fallback: '请选择' }),
      text('action', 'action'),
      text('dval', 'dval', { fallback: 'id' }),
      text('dlabel', 'dlabel', { fallback: 'name' }),
      { member: 'colConf', label: 'colConf', control: 'columns' },
      number('height', 'height', { min: 100, max: 1500, step: 10, fallback: 500 }),
      toggle('multi', 'multi'),
      toggle('showIndex', 'showIndex'),
      shared.disabled,
      shared.required,
      ...fieldLogic,
    ],
  }) satisfies Pick<Definition, 'members' | 'properties'>;

const dialogList = define('dialogList', {
  name: '选择列表',
  icon: 'dialog',
  ele: 'fancy-dialog-list',
  ...dialog('选择列表', []),
});

const userList = define('userList', {
  name: '用户选择',
  icon: 'dialog',
  ele: 'fancy-user-list',
  ...dialog('用户选择', [
    ['用户账号', 'username'],
    ['姓名', 'realname'],
    ['电话', 'phone'],
  ]),
});

const userDept = define('userDept', {
  name: '部门组件',
  icon: 'dialog',
  ele: 'fancy-userDept-list',
  ...dialog('部门组件', [['部门', 'departName']]),
});

const barCode = define('barCode', {
  name: '条码',
  icon: 'barcode',
  ele: 'fancy-bar-code',
  members: {
    form: true,
    showLabel: false,
    labelWidth: 0,
    label: '条形码',
    span: 24,
    value: '',
    format: 'CODE128',
    lineColor: '#000',
    background: '#fff',
    width: 5,
    height: 30,
    fontSize: 12,
    displayValue: true,
  },
  properties: [
    shared.id,
    shared.label,
    shared.span,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    shared.plainValue,
    choice('format', 'barFormat', ['CODE128', 'CODE39', 'EAN13', 'EAN8', 'UPC', 'ITF14'], { fallback: 'CODE128' }),
    color('lineColor', 'lineColor', { fallback: '#000' }),
    color('background', 'background', { fallback: '#fff' }),
    number('width', 'lineWidth', { min: 1, max: 10, step: 1, fallback: 5 }),
    number('height', 'height', { min: 10, max: 100, step: 1, fallback: 30 }),
    number('fontSize', 'fontSize', { min: 8, max: 40, step: 1, fallback: 12 }),
    toggle('displayValue', 'displayValue', { fallback: true }),
    ...fieldLogic,
  ],
});

/** Fields that open something to choose, take files, or show a code. */
export const dialogTypes = { upload, dialogList, userList, userDept, barCode };
