import type { FieldType } from '../../fields/FieldType';
import { isObject } from '../document/members';
import type { Json, JsonObject } from '../document/FormDocument';

/** English for the texts of new components that are not the name of their type. */
const ENGLISH: Readonly<Record<string, string>> = {
  请输入: 'Enter a value',
  请选择: 'Select',
  开始日期: 'Start date',
  结束日期: 'End date',
  选项一: 'Option 1',
  选项二: 'Option 2',
  选项三: 'Option 3',
  选项一之一: 'Option 1.1',
  选项一之二: 'Option 1.2',
  文本: 'Text',
  附件上传: 'Upload',
  请上传附件: 'Upload a file',
  点击按钮上传附件: 'Press the button to upload a file',
  条形码: 'Barcode',
  合计: 'Total',
  元: 'CNY',
  用户账号: 'Account',
  姓名: 'Name',
  电话: 'Phone',
  部门: 'Department',
};

/** Members that are stored in Chinese: other programs read the type's name, and the message stands for the default one. */
const FIXED = new Set(['compName', 'ruleError']);

/** Default members of a new component with English texts. */
export function englishDefaults({ defaults, texts }: FieldType): JsonObject {
  const english = (value: Json): Json => {
    if (typeof value === 'string') return ENGLISH[value] ?? (value === texts['zh-CN'] ? texts['en-US'] : value);
    if (Array.isArray(value)) return value.map(english);
    return isObject(value) ? members(value) : value;
  };
  const members = (data: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        if (FIXED.has(name)) return [name, value];
        // The columns of a dialog are JSON in a text.
        if (name === 'colConf' && typeof value === 'string')
          return [name, JSON.stringify(english(JSON.parse(value) as Json))];
        return [name, english(value)];
      }),
    );
  return members(defaults);
}
