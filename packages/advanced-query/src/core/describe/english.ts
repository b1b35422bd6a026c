import type { Rule } from '../query/rules';
import type { Manner, QueryWords } from './QueryWords';

const quoted = (value: string) => `“${value}”`;

const NUMBERS = { eq: 'is', ne: 'is not', gt: 'is above', ge: 'is at least', lt: 'is below', le: 'is at most' };
const DATES = { eq: 'is', ne: 'is not', gt: 'is after', ge: 'is not before', lt: 'is before', le: 'is not after' };
const TEXTS = {
  like: 'contains',
  right_like: 'begins with',
  left_like: 'ends with',
};

const verbOf = (manner: Manner, rule: Exclude<Rule, 'in' | 'empty'>): string =>
  rule in TEXTS ? TEXTS[rule as keyof typeof TEXTS] : (manner === 'date' ? DATES : NUMBERS)[rule as keyof typeof DATES];

export const english: QueryWords = {
  condition(field, manner, rule, values) {
    if (rule === 'empty') return `${field} is empty`;
    const shown = values.map((value) => (manner === 'text' || manner === 'choice' ? quoted(value) : value));
    if (rule === 'in') return `${field} is ${shown.length > 1 ? 'one of ' : ''}${shown.join(', ')}`;
    return `${field} ${verbOf(manner, rule)} ${shown[0] ?? ''}`;
  },
  relative(field, rule, range) {
    const days = english.ranges[range];
    const isOneDay = range === 'today' || range === 'yesterday';
    if (rule === 'eq') return `${field} is ${isOneDay ? '' : 'in '}${days}`;
    if (rule === 'ne') return `${field} is not ${isOneDay ? '' : 'in '}${days}`;
    return `${field} ${verbOf('date', rule === 'in' || rule === 'empty' ? 'eq' : rule)} ${days}`;
  },
  join: (matchType, parts) => parts.join(matchType === 'or' ? ' or ' : ' and '),
  group: (sentence) => `(${sentence})`,
  yes: 'yes',
  no: 'no',
  ranges: {
    today: 'today',
    yesterday: 'yesterday',
    last7Days: 'the last 7 days',
    last30Days: 'the last 30 days',
    next7Days: 'the next 7 days',
    thisWeek: 'this week',
    lastWeek: 'last week',
    thisMonth: 'this month',
    lastMonth: 'last month',
    thisQuarter: 'this quarter',
    thisYear: 'this year',
    lastYear: 'last year',
  },
};
