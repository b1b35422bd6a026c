import { describeCron, type CronLocale } from '@gezi/cron-builder/core';
import type { QuartzJob } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { ResultTag } from './ResultTag';
import type { Texts } from './texts/zh-CN';

interface JobColumnsOptions {
  texts: Texts;
  locale: CronLocale;
  actions: (job: QuartzJob) => ReactNode;
}

/** What the list of jobs shows of each. */
export const jobColumns = ({ texts, locale, actions }: JobColumnsOptions): GridColumn<QuartzJob>[] => [
  { key: 'jobClassName', title: texts.jobClass, width: 128, render: nameOf },
  { key: 'cronExpression', title: texts.expression, width: 140 },
  {
    key: 'sentence',
    type: 'slot',
    title: texts.description,
    render: (job) => job.description || sentenceOf(job, locale),
  },
  {
    key: 'status',
    title: texts.status,
    width: 80,
    render: ({ status }) => (status === 0 ? <Tag color="success">{texts.running}</Tag> : <Tag>{texts.paused}</Tag>),
  },
  {
    key: 'nextRunTime',
    title: texts.nextRunTime,
    width: 160,
    isOrder: true,
    render: ({ nextRunTime }) => (nextRunTime ? formatDateTime(nextRunTime) : texts.never),
  },
  {
    key: 'lastRunTime',
    title: texts.lastRunTime,
    width: 160,
    isOrder: true,
    render: ({ lastRunTime }) => formatDateTime(lastRunTime),
  },
  {
    key: 'lastResult',
    title: texts.lastResult,
    width: 90,
    render: ({ lastResult }) => <ResultTag result={lastResult} />,
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 186, pin: 'end', render: actions },
];

/** A job by the words for what it does. */
export const nameOf = ({ jobClassName, jobClassName_dictText }: QuartzJob): string =>
  jobClassName_dictText ?? jobClassName;

function sentenceOf({ cronExpression }: QuartzJob, locale: CronLocale): string {
  try {
    return describeCron(cronExpression, { locale });
  } catch {
    return cronExpression;
  }
}
