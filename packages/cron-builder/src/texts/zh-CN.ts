import type { CronError, CronErrorCode, CronField, ModeName, NeverReason } from '../core';

/** Words with slots in braces for inputs. */
type Templates = Partial<Record<ModeName, string>>;

const fields: Record<CronField, string> = {
  second: '秒',
  minute: '分',
  hour: '时',
  dom: '日',
  month: '月',
  dow: '周',
  year: '年',
};

const templates: Record<CronField, Templates> = {
  second: { range: '从 {from} 到 {to} 秒，每 {step} 秒一次', loop: '从第 {from} 秒起，每 {step} 秒一次' },
  minute: { range: '从 {from} 到 {to} 分，每 {step} 分钟一次', loop: '从第 {from} 分起，每 {step} 分钟一次' },
  hour: { range: '从 {from} 到 {to} 时，每 {step} 小时一次', loop: '从 {from} 时起，每 {step} 小时一次' },
  dom: {
    range: '从 {from} 到 {to} 日，每 {step} 天一次',
    loop: '从 {from} 日起，每 {step} 天一次',
    beforeLast: '月末前第 {days} 天 {toWorkday}',
    workday: '离 {day} 日最近的工作日',
  },
  month: { range: '从 {from} 到 {to} 月，每 {step} 个月一次', loop: '从 {from} 月起，每 {step} 个月一次' },
  dow: {
    range: '从 {fromWeekday} 到 {toWeekday}，每 {step} 天一次',
    loop: '从 {fromWeekday} 起，每 {step} 天一次，到周六为止',
    nthWeekday: '每月第 {nth} 个 {weekday}',
    lastWeekday: '每月最后一个 {weekday}',
  },
  year: { range: '从 {from} 到 {to} 年，每 {step} 年一次', loop: '从 {from} 年起，每 {step} 年一次' },
};

const every: Record<CronField, string> = {
  second: '每秒',
  minute: '每分钟',
  hour: '每小时',
  dom: '每天',
  month: '每月',
  dow: '每天',
  year: '每年',
};

const modes: Record<Exclude<ModeName, 'every'>, string> = {
  none: '不指定',
  range: '区间',
  loop: '循环',
  specify: '指定',
  last: '最后一天',
  lastWorkday: '最后一个工作日',
  beforeLast: '月末前',
  workday: '最近工作日',
  lastWeekday: '最后一个星期几',
  nthWeekday: '第几个星期几',
};

const errors: Record<CronErrorCode, (fault: CronError) => string> = {
  'field-count': ({ part }) => `需要 6 或 7 个字段，当前有 ${part} 个`,
  'expression-syntax': () => '无法识别',
  'both-days': () => '“日”与“周”不能同时指定，其中一个须为 ?',
  'no-day': () => '“日”与“周”不能同时为 ?',
  'field-syntax': ({ part }) => (part ? `无法识别“${part}”` : '逗号前后缺少内容'),
  'field-range': ({ part, min, max }) => `${part} 超出范围 ${min}–${max}`,
  'field-step': ({ part, min, max }) => `间隔 ${part} 超出范围 ${min}–${max}`,
  'field-name': ({ part }) => `“${part}”不是有效的名称`,
  'field-misplaced': ({ part }) => `此处不能使用“${part}”`,
  'last-alone': () => 'L、# 只能单独使用，不能与其他值并列',
  'year-order': () => '结束年份不能早于开始年份',
};

const never: Record<NeverReason, string> = {
  'no-such-day': '所选月份中没有这一天',
  'no-such-day-in-years': '所选年份中没有这一天',
  'years-over': '所选年份已过',
  'years-too-far': '所选年份超出未来 100 年',
  'clock-skips': '该时区的夏令时跳过了这些时间',
};

export const zhCN = {
  fields,
  templates,
  every,
  modes,
  errors,
  never,
  /** The field that applies in place of `?`. */
  noneHint: { dom: '由“周”决定', dow: '由“日”决定' },
  slots: {
    from: '起始',
    to: '结束',
    step: '间隔',
    days: '天数',
    day: '日期',
    nth: '序号',
    weekday: '星期',
    fromWeekday: '起始星期',
    toWeekday: '结束星期',
    toWorkday: '移到最近的工作日',
  },
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  weekdayInitials: ['日', '一', '二', '三', '四', '五', '六'],
  month: (month: number) => `${month}月`,
  monthTitle: (year: number, month: number) => `${year}年${month}月`,
  expression: '表达式',
  expressionPlaceholder: '秒 分 时 日 月 周 年',
  expressionHint: '依次为秒、分、时、日、月、周、年，以空格分隔',
  fault: (field: CronField | 'expression', reason: string) =>
    `${field === 'expression' ? '表达式' : fields[field]}：${reason}`,
  faulty: '有误',
  common: '常用',
  presets: {
    minute: '每分钟',
    fiveMinutes: '每5分钟',
    halfHour: '每30分钟',
    hour: '每小时',
    midnight: '每天0点',
    morning: '每天9点',
    workday: '工作日9点',
    monday: '每周一9点',
    firstDay: '每月1日',
    lastDay: '每月最后一天',
    lastWorkday: '每月最后工作日',
    quarter: '每季度首日',
    newYear: '每年元旦',
  },
  wraps: '结束小于起始时，会越过末尾从头继续',
  nothingChosen: (field: CronField) => `尚未选择，暂按${every[field]}执行`,
  adjusted: (changes: { field: CronField; to: string }[]) =>
    `已同时调整：${changes.map(({ field, to }) => `${fields[field]} 改为 ${to}`).join('，')}`,
  preview: '最近10次运行时间',
  none: '无执行时间',
  notReadable: '表达式有误，无法预览',
  timeZone: '时区',
  runDays: '运行日历',
  runDay: '有运行',
  previousMonth: '上个月',
  nextMonth: '下个月',
  open: '设置表达式',
  title: 'Cron 表达式',
  ok: '确定',
  cancel: '取消',
  placeholder: '请输入或设置 Cron 表达式',
  placeholderReadOnly: '请设置 Cron 表达式',
};

export type Texts = typeof zhCN;
