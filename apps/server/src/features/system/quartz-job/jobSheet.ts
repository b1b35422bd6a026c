import { done, exportColumnsOf, importColumnsOf, jobFields, refused } from '@gezi/domain';
import type { JobClasses } from '../../../platform/jobs/JobClass';
import { texts } from '../../../platform/texts';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';

export const JOB = '定时任务';

/** A job is named in a cell by what it does, or by its name. */
const jobClassName =
  (classes: JobClasses): CellReader =>
  (cell) => {
    const found = [...classes].find(([name, { text }]) => cell === text || cell === name);
    if (found) return done(found[0]);
    return refused(texts.import.notListed('任务', [...classes.values()].map(({ text }) => text).join('、')));
  };

/** Jobs as they come in. */
export const enteredJobColumns = (classes: JobClasses) =>
  sheetColumns(importColumnsOf(jobFields), {}, { jobClassName: jobClassName(classes) });

/** Jobs as they go out: with what became of them. */
export const jobColumns = () => sheetColumns(exportColumnsOf(jobFields));
