/** Texts of input faults. The server uses Chinese, the app the language of the user. */
export const inputTexts = {
  zhCN: {
    malformed: '格式不正确',
    notAnObject: '请求内容应为对象',
    missing: '不能为空',
    tooShort: (limit: number) => `长度不能少于 ${limit} 个字符`,
    tooLong: (limit: number) => `长度不能超过 ${limit} 个字符`,
    tooSmall: (limit: number) => `不能小于 ${limit}`,
    tooLarge: (limit: number) => `不能大于 ${limit}`,
    tooMany: (limit: number) => `最多 ${limit} 项`,
    wrongType: {
      string: '应为文本',
      number: '应为数字',
      integer: '应为整数',
      boolean: '应为布尔值',
      array: '应为列表',
      object: '应为对象',
    } as Record<string, string>,
    member: (field: string) => `参数 ${field} `,
    // A request, e.g. 请输入正确的手机号码, names the field itself.
    fault: (name: string, reason: string) => (reason.startsWith('请') ? reason : `${name}${reason}`),
  },
  enUS: {
    malformed: 'is not in the right format',
    notAnObject: 'The request should be an object',
    missing: 'is required',
    tooShort: (limit: number) => `must have at least ${limit} characters`,
    tooLong: (limit: number) => `can have at most ${limit} characters`,
    tooSmall: (limit: number) => `must be at least ${limit}`,
    tooLarge: (limit: number) => `must be at most ${limit}`,
    tooMany: (limit: number) => `can have at most ${limit} entries`,
    wrongType: {
      string: 'should be text',
      number: 'should be a number',
      integer: 'should be a whole number',
      boolean: 'should be true or false',
      array: 'should be a list',
      object: 'should be an object',
    },
    member: (field: string) => `Parameter ${field}`,
    fault: (name: string, reason: string) => `${name} ${reason}`,
  },
} satisfies Record<string, InputTexts>;

export interface InputTexts {
  malformed: string;
  notAnObject: string;
  missing: string;
  tooShort: (limit: number) => string;
  tooLong: (limit: number) => string;
  tooSmall: (limit: number) => string;
  tooLarge: (limit: number) => string;
  tooMany: (limit: number) => string;
  /** By expected JSON Schema type. */
  wrongType: Readonly<Record<string, string>>;
  /** Name of a field without title. */
  member: (field: string) => string;
  /** Joins the name of a field and the reason. */
  fault: (name: string, reason: string) => string;
}
