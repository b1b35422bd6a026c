import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeCron } from './describeCron';

test.each([
  ['* * * * * ?', '每秒执行', 'Every second'],
  ['0 * * * * ?', '每分钟执行', 'Every minute'],
  ['30 * * * * ?', '每分钟的第30秒执行', 'At second 30 of every minute'],
  ['0 0/5 * * * ?', '每5分钟执行', 'Every 5 minutes'],
  ['0 3/7 * * * ?', '每小时的第3分起每7分钟执行', 'Every 7 minutes from minute 3'],
  ['0 15,45 * * * ?', '每小时的第15、45分执行', 'At minutes 15 and 45 of every hour'],
  ['0 0 * * * ?', '每小时整点执行', 'Every hour on the hour'],
  ['0 0 0/2 * * ?', '每2小时整点执行', 'Every 2 hours on the hour'],
  ['0 0 12 * * ?', '每天 12:00 执行', 'At 12:00 every day'],
  ['30 0 12 * * ?', '每天 12:00:30 执行', 'At 12:00:30 every day'],
  ['0 15 9,12 * * ?', '每天 09:15、12:15 执行', 'At 09:15 and 12:15 every day'],
  [
    '0 0/30 9-17 ? * MON-FRI',
    '每周一至周五，9点至17点每30分钟执行',
    'Every 30 minutes between 09:00 and 17:59, Monday to Friday',
  ],
  ['0 0 22-2 * * ?', '每天，22点至次日2点每小时整点执行', 'Every hour from 22:00 to 02:00'],
  ['0 0 9-17/2 * * ?', '每天，9点至17点每2小时整点执行', 'Every 2 hours from 09:00 to 17:00'],
  ['0 0/30 9,12 * * ?', '每天，9点、12点内每30分钟执行', 'Every 30 minutes in hours 9 and 12'],
  ['0 0 9 ? * SUN,SAT', '每周六、周日 09:00 执行', 'At 09:00 every Saturday and Sunday'],
  ['0 0 9 1,15 * ?', '每月1日、15日 09:00 执行', 'At 09:00 on the 1st and 15th of every month'],
  ['0 0 9 1/5 * ?', '每月1日起每5天 09:00 执行', 'At 09:00 every 5 days from the 1st of every month'],
  ['0 0 9 25-5 * ?', '每月25日至次月5日 09:00 执行', 'At 09:00 from the 25th to the 5th of every month'],
  ['0 0 9 L * ?', '每月最后一天 09:00 执行', 'At 09:00 on the last day of every month'],
  ['0 0 9 LW * ?', '每月最后一个工作日 09:00 执行', 'At 09:00 on the last workday of every month'],
  ['0 0 9 L-3 * ?', '每月月末前第3天 09:00 执行', 'At 09:00 3 days before the last day of every month'],
  ['0 0 9 15W * ?', '每月最接近15日的工作日 09:00 执行', 'At 09:00 on the workday nearest to the 15th of every month'],
  ['0 15 9 ? * 6L *', '每月最后一个星期五 09:15 执行', 'At 09:15 on the last Friday of every month'],
  ['0 15 9 ? * 6#3', '每月第三个星期五 09:15 执行', 'At 09:15 on the 3rd Friday of every month'],
  ['0 0 9 1 1 ? 2027', '2027年1月1日 09:00 执行', 'At 09:00 on the 1st of January in 2027'],
  [
    '0 0 9 1 1/3 ?',
    '每年1月、4月、7月、10月的1日 09:00 执行',
    'At 09:00 on the 1st of January, April, July and October',
  ],
  ['0 0 9 1 11-2 ?', '每年11月至次年2月的1日 09:00 执行', 'At 09:00 on the 1st of November to February'],
  ['0 0 9 * * ? 2027-2030', '2027年至2030年每天 09:00 执行', 'At 09:00 every day in 2027–2030'],
])('%s', (expression, chinese, english) => {
  expect(describeCron(expression)).toBe(chinese);
  expect(describeCron(expression, { locale: 'en-US' })).toBe(english);
});

test('any expression has a complete sentence', () => {
  const numbers = (min: number, max: number) => {
    const value = fc.integer({ min, max });
    return fc.oneof(
      fc.constant('*'),
      fc.tuple(value, value).map(([a, b]) => `${a}-${b}`),
      fc.tuple(value, value, fc.integer({ min: 1, max: 7 })).map(([a, b, n]) => `${a}-${b}/${n}`),
      fc.tuple(value, fc.integer({ min: 1, max: 7 })).map(([a, n]) => `${a}/${n}`),
      fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((list) => list.join()),
    );
  };
  const days = fc.oneof(
    fc.oneof(numbers(1, 31), fc.constantFrom('L', 'LW', 'L-3', 'L-4W', '15W')).map((dom) => [dom, '?']),
    fc.oneof(numbers(1, 7), fc.constantFrom('6L', '2#5', 'L')).map((dow) => ['?', dow]),
  );
  fc.assert(
    fc.property(numbers(0, 59), numbers(0, 59), numbers(0, 23), days, numbers(1, 12), (s, m, h, [dom, dow], month) => {
      const expression = [s, m, h, dom, month, dow].join(' ');
      expect(describeCron(expression)).not.toMatch(/undefined|NaN|每每|执行.*执行|的的|,,/);
      expect(describeCron(expression, { locale: 'en-US' })).not.toMatch(/undefined|NaN| {2}|,,/);
    }),
    { numRuns: 500 },
  );
});
