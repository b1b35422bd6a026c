import type { RuleKey } from '../catalogue/catalogue';

const rules = {
  'grid:*': '该字段不能为空',
  'grid:n6-16': '请输入6到16位数字',
  'grid:*6-16': '请输入6到16位任意字符',
  'grid:s6-18': '请输入6到18位字母',
  'grid:url': '请输入正确的网址',
  'grid:e': '请输入正确的电子邮件',
  'grid:m': '请输入正确的手机号码',
  'grid:p': '请输入正确的邮政编码',
  'grid:s': '请输入字母',
  'grid:n': '请输入数字',
  'grid:z': '请输入整数',
  'grid:money': '请输入正确的金额',
  'grid:only': '不能重复',
  'shared:mobile': '请输入正确的手机号码',
  'shared:mobile2': '请输入正确的手机号码',
  'shared:username': '用户名由6到18位字母、数字或下划线组成',
  'shared:email': '请输入正确的邮箱地址',
  'shared:naturalNumber': '请输入自然数',
  'shared:english': '请输入英文字母',
  'shared:landline': '请输入正确的座机号码',
  'shared:bankCard': '请输入10到20位数字的银行卡号',
  'shared:idNumber': '证件号码由字母和数字组成，最多50位',
  'shared:citizenId': '请输入正确的身份证号码',
  'shared:qq': '请输入5到12位数字的QQ号码',
  'shared:url': '请输入以http或https开头的网址',
  'shared:alphanumeric20': '请输入字母或数字，最多20位',
  'shared:name': '请输入2到100位中英文字符或空格',
  'shared:digitLines': '只能输入数字和换行',
  'shared:text255': '最多输入255个字符',
  'preset:phone': '您输入的电话号码不符合规则',
  'preset:email': '您输入的邮件地址不符合规则',
  'preset:number': '您输入的内容不符合纯数字规则',
  'preset:idcard': '您输入的身份证号码不符合规则',
} satisfies Record<RuleKey, string>;

/** Chinese messages; those the specification words stand as it words them. */
export const zhCN = {
  field: '该字段',
  required: (label: string) => `${label}不能为空`,
  expression: (label: string) => `${label}格式不正确`,
  limit: (label: string) => `${label}过长，无法校验`,
  minLength: (count: number) => `长度不能少于${count}个字符`,
  maxLength: (count: number) => `长度不能超过${count}个字符`,
  maxText: (label: string) => `${label}超出最大字数限制`,
  minItems: (count: number) => `至少选择${count}项`,
  maxItems: (count: number) => `最多选择${count}项`,
  checksum: {
    citizenId: '身份证号码校验不通过',
    creditCode: '统一社会信用代码校验不通过',
    bankCard: '银行卡号校验不通过',
  },
  rules: rules as Record<RuleKey, string>,
};

export type Texts = typeof zhCN;
