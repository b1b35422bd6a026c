/** Sentences for changes between two versions of a form. `name` is the component; `from` and `to` are texts. */
export const zhCN = {
  none: '无',
  on: '是',
  off: '否',
  board: '表单',
  quote: (text: string) => `「${text}」`,
  list: (texts: readonly string[]) => texts.join('、'),
  added: (name: string) => `新增${name}`,
  removed: (name: string) => `删除${name}`,
  'id-renamed': (name: string, from: string, to: string) => `${name}的ID由 ${from} 改为 ${to}`,
  'type-changed': (name: string, from: string, to: string) => `${name}的类型由${from}改为${to}`,
  moved: (name: string, from: string, to: string) => `${name}由${from}移至${to}`,
  reordered: (name: string) => `调整${name}的顺序`,
  'label-changed': (name: string, from: string, to: string) => `${name}的标题由「${from}」改为「${to}」`,
  'now-required': (name: string) => `${name}改为必填`,
  'no-longer-required': (name: string) => `${name}改为选填`,
  'options-removed': (name: string, from: string) => `${name}删除选项：${from}`,
  'options-added': (name: string, _from: string, to: string) => `${name}新增选项：${to}`,
  'options-renamed': (name: string, from: string, to: string) => `${name}的选项由${from}改名为${to}`,
  'source-changed': (name: string, from: string, to: string) => `${name}的选项来源由${from}改为${to}`,
  'shape-changed': (name: string, from: string, to: string, member: string) =>
    `${name}的${member}由${from}改为${to}，值的形式随之改变`,
  narrowed: (name: string, from: string, to: string, member: string) => `${name}的${member}收紧：由${from}改为${to}`,
  widened: (name: string, from: string, to: string, member: string) => `${name}的${member}放宽：由${from}改为${to}`,
  'format-changed': (name: string, from: string, to: string) => `${name}的值格式由${from}改为${to}`,
  'rule-added': (name: string, _from: string, to: string) => `${name}新增校验规则：${to}`,
  'rule-removed': (name: string, from: string) => `${name}删除校验规则：${from}`,
  'default-changed': (name: string, from: string, to: string) => `${name}的默认值由${from}改为${to}`,
  'logic-changed': (name: string, from: string, to: string, member: string) =>
    `${name}的${member}表达式由${from}改为${to}`,
  'layout-changed': (name: string) => `调整${name}的布局`,
  'setting-changed': (_name: string, from: string, to: string, member: string) => `表单设置${member}由${from}改为${to}`,
  changed: (name: string, from: string, to: string, member: string) => `${name}的${member}由${from}改为${to}`,
};

export type Texts = typeof zhCN;
