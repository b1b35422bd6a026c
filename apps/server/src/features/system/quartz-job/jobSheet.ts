import { done, refused } from '@gezi/domain';
import type { JobClasses } from '../../../platform/jobs/JobClass';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';

export const JOB = '定时任务';

/** Jobs as they come in. @param classes named in a cell by what they do, or by their name */
export const enteredJobColumns = (classes: JobClasses): ListColumn[] => [
  {
    key: 'jobClassName',
    header: '任务',
    required: true,
    width: 20,
    read(cell) {
      const found = [...classes].find(([name, { text }]) => cell === text || cell === name);
      if (found) return done(found[0]);
      return refused(texts.import.notListed('任务', [...classes.values()].map(({ text }) => text).join('、')));
    },
  },
  { key: 'cronExpression', header: 'Cron表达式', required: true, maxLength: 200, width: 24 },
  { key: 'timeZone', header: '时区', maxLength: 50, width: 20 },
  { key: 'parameter', header: '参数', maxLength: 1000, width: 24 },
  { key: 'description', header: '描述', maxLength: 500, width: 40 },
];

/** Jobs as they go out: with what became of them. */
export const jobColumns = (classes: JobClasses): ListColumn[] => [
  ...enteredJobColumns(classes),
  { key: 'status_dictText', header: '状态', width: 10 },
  { key: 'nextRunTime', header: '下次执行', width: 20 },
  { key: 'lastRunTime', header: '上次执行', width: 20 },
];
