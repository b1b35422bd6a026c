import type { JsonObject } from '../../core/document/FormDocument';

/** An item in the designer's saved format. */
export const item = (compType: string, id: string, label: string, more: JsonObject = {}): JsonObject => ({
  id,
  _id: id,
  compType,
  layout: 'colItem',
  label,
  showLabel: true,
  labelWidth: 100,
  span: 24,
  value: '',
  rules: [],
  ...more,
});

export const form = (list: readonly JsonObject[], config: JsonObject = {}): JsonObject => ({
  list,
  config: { version: '1.10', size: 'medium', labelPosition: 'right', labelWidth: 100, gutter: 15, ...config },
});

const TYPES = [
  { label: '询价采购', value: 1 },
  { label: '单一来源', value: 2 },
  { label: '竞争谈判', value: 3 },
];

/** Texts of every kind. */
export const texts = form([
  item('input', 'name', '物资名称', {
    placeholder: '请输入物资名称',
    maxLength: 50,
    clearable: true,
    value: '交联电缆',
  }),
  item('input', 'budget', '预算金额', { prepend: '¥', append: '万元', value: '120.5', span: 12 }),
  item('input', 'search', '合同编号', { 'prefix-icon': 'el-icon-search', 'suffix-icon': 'el-icon-date', span: 12 }),
  item('input', 'no', '申请单号', { readonly: true, value: 'CG-2026-000318', help: '由系统编号' }),
  item('textarea', 'reason', '采购理由', { rows: 2, maxlength: 200, 'show-word-limit': true, value: '年度框架到期' }),
]);

/** Choices of every kind. */
export const choices = form([
  item('select', 'type', '采购方式', { options: TYPES, value: 2, clearable: true, filterable: true }),
  item('select', 'types', '备选方式', { options: TYPES, value: [1, 3], multiple: true, 'collapse-tags': true }),
  item('radio', 'a', '采购方式', { options: TYPES, value: 1 }),
  item('radio', 'b', '按钮样式', { options: TYPES, value: 2, optionType: 'button' }),
  item('checkbox', 'c', '验收资料', { options: TYPES, value: [1], border: true }),
  item('checkbox', 'd', '最多两项', { options: TYPES, value: [1, 2], max: 2, vertical: true }),
  item('Switch', 'e', '加急', { value: true, 'active-value': true, 'inactive-value': false, 'active-text': '加急' }),
  item('cascader', 'f', '物资分类', {
    value: ['elec', 'cable'],
    options: [{ value: 'elec', label: '电气', children: [{ value: 'cable', label: '电缆' }] }],
    props: { 'show-all-levels': true, separator: '/' },
  }),
  item('cascader', 'g', '交货地区', { value: ['330000', '330100', '330106'], 'china-area-data': true }),
  item('colorPicker', 'h', '标识颜色', { value: '#409EFF' }),
]);

/** Numbers and times of every kind. */
export const numbers = form([
  item('inputNumber', 'a', '采购数量', { value: 3, min: 1, max: 100, precision: 0 }),
  item('inputNumber', 'b', '单价', { value: 12.5, precision: 2, 'controls-position': 'right' }),
  item('slider', 'c', '质保月数', { value: 24, max: 60, 'show-stops': true, step: 12 }),
  item('slider', 'd', '价格区间', { value: [20, 60], max: 100, range: true }),
  item('rate', 'e', '供应商评分', { value: 3.5, 'allow-half': true, 'show-score': true }),
  item('date', 'f', '需求日期', { type: 'date', value: '2026-03-18' }),
  item('date', 'g', '执行期间', { type: 'daterange', value: ['2026-01-01', '2026-12-31'] }),
  item('date', 'h', '所属月份', {
    type: 'month',
    value: '2026-03',
    'value-format': 'yyyy-MM',
    format: 'yyyy 年 MM 月',
  }),
  item('time', 'i', '送货时间', { value: '09:30:00', 'picker-options': { selectableRange: '08:00:00-18:00:00' } }),
]);

/** Display components. */
export const shown = form([
  item('text', 't', '', { text: '采购申请单', align: 'center', size: '20', bold: '700', showLabel: false }),
  item('alert', 'w', '', {
    title: '注意',
    description: '提交后不可修改',
    type: 'warning',
    closable: true,
    'show-icon': true,
  }),
  item('alert', 'x', '', { title: '已超出预算', type: 'error', effect: 'dark' }),
  item('divider', 'd', '', { text: '基本信息', 'content-position': 'left' }),
  item('link', 'l', '', { text: '采购制度', href: '/helpdocument', type: 'primary', target: '_blank' }),
  item('button', 'b', '', { text: '计算预算', type: 'primary', plain: true, icon: 'el-icon-edit', showLabel: false }),
  item('html', 'h', '', { text: '<b>说明</b>：以系统为准', showLabel: false }),
  item('barCode', 'c', '条形码', { value: 'PO-2026-0001', height: 30 }),
  item('fancy-map', 'm', '地图'),
]);

/** Every part of a document that might execute something. */
export const hostile = form([
  item('html', 'h', '', {
    text: '<img src=x alt="图" onerror="window.__ran = 1"><script>window.__ran = 1</script><b>正文</b>',
  }),
  item('text', 't', '', { text: '<img src=x onerror="window.__ran = 1">' }),
  item('link', 'l', '', { text: '链接', href: 'java\tscript:window.__ran=1' }),
  item('link', 'm', '', { text: '数据', href: 'data:text/html,<script>window.__ran=1</script>' }),
  item('input', 'i', '<img src=x onerror="window.__ran = 1">', { rules: [{ rule: '(', msg: '坏规则' }] }),
  item('input', 'r', '规则', { rules: [{ rule: '^(a+)+$', msg: '格式不符' }] }),
  item('radio', 'o', '选项', { options: [{ label: '<img src=x onerror="window.__ran = 1">', value: 1 }] }),
  item('editor', 'e', '富文本', { value: '<p onclick="window.__ran = 1">文<script>window.__ran = 1</script></p>' }),
  item('upload', 'u', '附件', { value: '[{"name":"a.pdf","url":"javascript:window.__ran=1"}]' }),
  item('colorPicker', 'c', '颜色', { value: 'red;background:url(//evil.example/x)' }),
]);

/** Choices with remote options. */
export const remote = form([
  item('radio', 'a', '已有选项', { dataType: 'dynamic', action: '/mock/result' }),
  item('checkbox', 'b', '同一来源', { dataType: 'dynamic', action: '/mock/result', value: [] }),
  item('select', 'c', '加载中', { dataType: 'dynamic', action: '/mock/slow' }),
  item('select', 'd', '加载失败', { dataType: 'dynamic', action: '/mock/broken' }),
]);
