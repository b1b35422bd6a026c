import type { Rule } from '../query/rules';
import type { Manner, QueryWords } from './QueryWords';

const quoted = (value: string) => `“${value}”`;

const VERBS: Readonly<
  Record<Manner, Readonly<Record<Exclude<Rule, 'left_like' | 'right_like' | 'in' | 'empty'>, string>>>
> = {
  text: { eq: '等于', ne: '不等于', like: '包含', gt: '大于', ge: '大于等于', lt: '小于', le: '小于等于' },
  number: { eq: '等于 ', ne: '不等于 ', like: '包含 ', gt: '大于 ', ge: '大于等于 ', lt: '小于 ', le: '小于等于 ' },
  date: { eq: '是 ', ne: '不是 ', like: '包含 ', gt: '晚于 ', ge: '不早于 ', lt: '早于 ', le: '不晚于 ' },
  choice: { eq: '是', ne: '不是', like: '包含', gt: '大于', ge: '大于等于', lt: '小于', le: '小于等于' },
};

export const chinese: QueryWords = {
  condition(field, manner, rule, values) {
    if (rule === 'empty') return `${field}为空`;
    const shown = values.map((value) => (manner === 'text' || manner === 'choice' ? quoted(value) : value));
    const [first = ''] = shown;
    if (rule === 'right_like') return `${field}以${first}开头`;
    if (rule === 'left_like') return `${field}以${first}结尾`;
    if (rule === 'in')
      return `${field}是${manner === 'number' || manner === 'date' ? ' ' : ''}${shown.join('、')}${values.length > 1 ? '之一' : ''}`;
    return `${field}${VERBS[manner][rule]}${first}`;
  },
  relative(field, rule, range) {
    const days = chinese.ranges[range];
    const isOneDay = range === 'today' || range === 'yesterday';
    if (rule === 'eq') return isOneDay ? `${field}是${days}` : `${field}在${days}内`;
    if (rule === 'ne') return isOneDay ? `${field}不是${days}` : `${field}不在${days}内`;
    const verb = rule === 'gt' ? '晚于' : rule === 'ge' ? '不早于' : rule === 'lt' ? '早于' : '不晚于';
    return `${field}${verb}${days}`;
  },
  join: (matchType, parts) => parts.join(matchType === 'or' ? '，或' : '，且'),
  group: (sentence) => `（${sentence}）`,
  yes: '是',
  no: '否',
  ranges: {
    today: '今天',
    yesterday: '昨天',
    last7Days: '近7天',
    last30Days: '近30天',
    next7Days: '未来7天',
    thisWeek: '本周',
    lastWeek: '上周',
    thisMonth: '本月',
    lastMonth: '上月',
    thisQuarter: '本季度',
    thisYear: '今年',
    lastYear: '去年',
  },
};
