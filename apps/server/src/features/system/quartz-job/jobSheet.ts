import { done, exportColumnsOf, importColumnsOf, jobFields, refused } from '@gezi/domain';
import type { JobClasses } from '../../../platform/jobs/JobClass';
import { texts } from '../../../platform/texts';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';

export const JOB = '定时任务';

/** Reads a job class by its text or name. */
const jobClassName =
  (classes: JobClasses): CellReader =>
  (cell) => {
    const found = [...classes].find(([name, { text }]) => cell === text || cell === name);
    if (found) return done(found[0]);
    return refused(texts.import.notListed('任务', [...classes.values()].map(({ text }) => text).join('、')));
  };

/** Import columns of jobs. */
export const jobImportColumns = (classes: JobClasses) =>
  sheetColumns(importColumnsOf(jobFields), {}, { jobClassName: jobClassName(classes) });

/** Export columns of jobs, including the last result. */
export const jobExportColumns = () => sheetColumns(exportColumnsOf(jobFields));
