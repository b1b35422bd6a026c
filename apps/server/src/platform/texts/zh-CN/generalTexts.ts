import { inputTexts } from '@gezi/domain';
import { shortened } from './shortened';

const kindNames: Record<string, string> = {
  integer: '整数',
  amount: '数字',
  datetime: '日期时间',
  date: '日期',
  boolean: '是或否',
};

/** A text in the languages of callers. */
export interface LocalText {
  zhCN: string;
  enUS: string;
}

/** Texts of any call. */
export const generalTexts = {
  tokenInvalid: 'Token失效，请重新登录',
  forbidden: '没有权限，请联系管理员授权',
  foreignTenant: '您不属于该租户，无法访问其数据',
  noTenant: '请先选择租户',
  foreignOrigin: '不允许的来源',
  foreignHost: (host: string) => `不允许通过该地址访问：${shortened(host)}。请联系管理员将其加入 PUBLIC_ORIGINS`,
  unknownPath: '路径不存在，请检查路径是否正确',
  notFound: '未找到对应数据',
  internal: '服务器内部错误，请稍后重试',
  timeout: '处理超时，请稍后重试',
  slowBody: '接收请求超时，请稍后重试',
  tooComplex: '查询条件过于复杂，请缩小范围',
  unreadable: '请求格式不正确',
  mediaType: '请求体的类型不受支持，请使用 application/json',
  tooLarge: '请求内容过大',
  notJson: '请求体不是有效的 JSON',
  tooDeep: (limit: number) => `请求体嵌套过深，最多 ${limit} 层`,
  holdsNul: '内容包含非法字符（NUL）',
  brokenText: '内容包含不完整的字符（单独的代理项）',
  forbiddenKey: (key: string) => `请求内容包含不允许的成员：${shortened(key)}`,
  invalidData: '数据格式不正确',
  duplicate: '数据重复，请检查后重试',
  busy: '操作过于频繁，请稍后再试',
  overloaded: '系统繁忙，请稍后再试',
  databaseUnavailable: '数据库暂时无法访问，请稍后重试',
  diskFull: '服务器磁盘空间不足，未能保存，请联系管理员',
  signature: '签名校验失败',
  stale: '数据已被他人修改，请刷新后重试',
  done: { zhCN: '操作成功', enUS: 'Done' },
  saved: { zhCN: '保存成功', enUS: 'Saved' },
  added: { zhCN: '添加成功！', enUS: 'Added' },
  edited: { zhCN: '编辑成功！', enUS: 'Changed' },
  deleted: { zhCN: '删除成功!', enUS: 'Deleted' },
  cleared: { zhCN: '清除成功！', enUS: 'Cleared' },
  chooseOne: '请选择一条记录！',
  taken: (label: string, value: string) => `${label}“${shortened(value)}”已存在`,
  list: {
    noNumber: '应为整数',
    badOperand: (field: string, kind: string) => `查询条件 ${field} 的值格式不正确，应为${kindNames[kind] ?? '文本'}`,
    unknownColumn: (column: string) => `排序字段不存在：${shortened(column)}`,
    superQueryMalformed: '高级查询条件格式不正确',
    superQueryTooLong: (limit: number) => `高级查询最多 ${limit} 个条件`,
    superQueryTooDeep: (limit: number) => `高级查询最多嵌套 ${limit} 层`,
    badField: (field: string) => `高级查询字段不正确：${shortened(field)}`,
    badRule: (rule: string) => `高级查询规则不正确：${shortened(rule)}`,
    badMatchType: (matchType: string) => `高级查询匹配方式不正确：${shortened(matchType)}`,
    badOrder: (order: string) => `排序方向不正确：${shortened(order)}`,
    tooManyDetails: (limit: number) => `高级查询最多 ${limit} 个明细条件`,
  },
  input: inputTexts.zhCN,
  start: {
    portInUse: (port: number) => `端口 ${port} 已被占用，请用环境变量 PORT 指定其他端口`,
    demoData: '该数据库含有演示账号，不能用于生产模式；请换一个空的数据库',
  },
};
