import { shortened } from './shortened';

const cronFields: Record<string, string> = {
  second: '秒',
  minute: '分',
  hour: '时',
  dom: '日',
  month: '月',
  dow: '周',
  year: '年',
};

/** What administrators look after: dictionaries, categories, rules, jobs, logs and sessions. */
export const systemTexts = {
  dictionary: {
    empty: '字典Code不能为空!',
    malformed: '字典Code格式不正确!',
    unknown: (code: string) => `字典不存在：${shortened(code)}`,
    unknownTable: '字典表不在允许的范围内',
    unknownColumn: '字典表的字段不在允许的范围内',
    treeCondition: '查询条件应为 JSON 对象',
    shared: '数据字典为所有租户共用，只能由管理所有租户的管理员修改',
    notInBin: '该字典不在回收站中',
    codeInBin: (code: string) => `字典编码“${shortened(code)}”在回收站中，请先取回或彻底删除`,
    itemTaken: (value: string) => `数据值“${shortened(value)}”在该字典中已存在`,
    otherName: (name: string) => `字典名称与已有字典“${shortened(name)}”不一致`,
    numberWanted: '数字类型的字典，数据值应为数字',
  },
  category: {
    several: '找到多条数据，请检查后重试',
    shared: '该分类为所有租户共用，不能在租户内修改',
    noParent: '上级分类不存在',
    codeTaken: '该编码已存在',
    codeOutside: (code: string) => `编码应以上级编码“${shortened(code)}”开头`,
    full: '该级分类已满，无法再添加',
    tooDeep: (limit: number) => `分类最多 ${limit} 级`,
  },
  rule: {
    unknown: (code: string) => `规则不存在：${shortened(code)}`,
    notJson: '规则应为 JSON 列表，至少一项',
    tooMany: (limit: number) => `规则最多 ${limit} 项`,
    badPart: (number: number) =>
      `第 ${number} 项不正确：位数应为正整数或 *，正则表达式与提示文本不能为空且不超过200个字符`,
    badPattern: (number: number) => `第 ${number} 项的正则表达式无法识别`,
    params: {
      json: '规则参数应为 JSON 对象',
      prefix: '规则参数 prefix 应为不超过30个字符的文本',
      datePattern: '规则参数 datePattern 只能由 yyyy、yy、MM、dd、HH 和 - _ . / 组成',
      digits: '规则参数 digits 应为 1 到 12 的整数',
    },
    tooLong: '生成的编码超过100个字符',
  },
  job: {
    names: {
      sessionSweep: '清理过期会话',
      cleanLogs: '清理任务日志',
      sampleJob: '示例任务',
      noticeExpiry: '下架到期通知',
      planStatistics: '需求计划统计',
    },
    unknownClass: (name: string) => `任务类不存在：${shortened(name)}`,
    badExpression: (field: string, part: string) =>
      `Cron表达式不正确：${cronFields[field] ?? '表达式'}${part ? `“${shortened(part)}”` : ''}无法识别`,
    badTimeZone: '时区不正确',
    neverRuns: 'Cron表达式没有后续执行时间',
    running: '任务正在执行中，请稍后再试',
    overlapping: '上一次执行尚未结束，本次跳过',
    madeUp: (count: number) => `错过 ${count} 次执行，补执行一次；`,
    failed: '执行出错，详见服务器日志',
    badDays: '参数应为保留天数，1 到 3650 的整数',
    sessionsRemoved: (count: number) => `清理过期会话 ${count} 个`,
    logsRemoved: (count: number, days: number) => `清理 ${days} 天前的任务日志 ${count} 条`,
    sampleDone: (parameter: string) => (parameter ? `示例任务执行完成，参数：${parameter}` : '示例任务执行完成'),
    noticesRevoked: (count: number) => `下架到期通知 ${count} 条`,
    plansCounted: (total: number, states: string) => (total > 0 ? `共 ${total} 个需求计划：${states}` : '暂无需求计划'),
  },
  log: {
    allClear: 'allclear',
    jobRun: (name: string, message: string) => (message ? `${name}：${message}` : name),
  },
  online: {
    unknown: '该会话不存在或已结束',
    ended: '强退成功',
    oneself: '不能强退当前会话，请使用退出登录',
  },
};
