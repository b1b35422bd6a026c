import { done, exportColumnsOf, importColumnsOf, jobFields, refused } from '@gezi/domain';
import type { JobClasses } from '../../../platform/jobs/JobClass';
import { inEachLanguage, texts } from '../../../platform/texts';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';

/** Reads a job class by its text or name. */
const jobClassName =
  (classes: JobClasses): CellReader =>
  (cell) => {
    const found = [...classes].find(([name, { text }]) => inEachLanguage(text).includes(cell) || cell === name);
    if (found) return done(found[0]);
    return refused(texts.import.notListed(texts.job.what, [...classes.values()].map(({ text }) => text()).join('、')));
  };

/** Import columns of jobs. */
export const jobImportColumns = (classes: JobClasses) =>
  sheetColumns(importColumnsOf(jobFields), {}, { jobClassName: jobClassName(classes) });

/** Export columns of jobs, including the last result. */
export const jobExportColumns = () => sheetColumns(exportColumnsOf(jobFields));
