import { useClient, usePermission } from '@gezi/client';
import {
  deleteJob,
  deleteJobs,
  exportJobs,
  importJobs,
  jobFields,
  jobStatus,
  listJobs,
  type ListField,
  type QuartzJob,
} from '@gezi/domain';
import { formatDateTime, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { JobDialog } from './JobDialog';
import { JobHistory } from './JobHistory';
import { nameOf, sentenceOf } from './jobName';
import { actOnJob, jobOptionsQuery, type JobAction } from './queries';
import { ResultTag } from './ResultTag';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listJobs,
  delete: deleteJob,
  deleteBatch: deleteJobs,
  export: exportJobs,
  import: importJobs,
};
const isRunning = ({ status }: QuartzJob) => status === jobStatus.running;

/** `/isystem/QuartzJobList`: scheduled jobs with schedule and last result. */
export function JobListPage() {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const mayEdit = usePermission('system:quartzJob:edit');
  const { data: classes } = useQuery(jobOptionsQuery(client));
  const { mutate } = useMutation(actOnJob(client, useQueryClient()));
  const [historyOf, setHistoryOf] = useState<QuartzJob>();

  const act = useCallback(
    (action: JobAction) => (job: QuartzJob) => {
      const done = { pause: texts.pausedNow, resume: texts.resumedNow, execute: texts.executed }[action];
      mutate({ action, job }, { onSuccess: () => void message.success(done) });
    },
    [mutate, message, texts],
  );
  // The server defines the available jobs.
  const fields = useMemo<readonly ListField[]>(
    () =>
      jobFields.map((field) =>
        field.key === 'jobClassName'
          ? {
              ...field,
              options: (classes ?? []).map(({ value, label }) => ({
                value,
                label: { 'zh-CN': label, 'en-US': label },
              })),
            }
          : field,
      ),
    [classes],
  );
  const faces = useMemo(
    () => ({
      jobClassName: nameOf,
      description: (job: QuartzJob) => job.description || sentenceOf(job, locale),
      nextRunTime: ({ nextRunTime }: QuartzJob) => (nextRunTime ? formatDateTime(nextRunTime) : texts.never),
      lastResult: ({ lastResult }: QuartzJob) => <ResultTag result={lastResult} />,
    }),
    [texts, locale],
  );
  const rowActions = useMemo<ListAction<QuartzJob>[]>(
    () => [
      'edit',
      { key: 'history', label: texts.history, onClick: setHistoryOf },
      ...(mayEdit
        ? [
            { key: 'pause', label: texts.pause, visible: isRunning, onClick: act('pause') },
            {
              key: 'resume',
              label: texts.resume,
              visible: (job: QuartzJob) => !isRunning(job),
              onClick: act('resume'),
            },
            { key: 'execute', label: texts.execute, onClick: act('execute') },
          ]
        : []),
      'remove',
    ],
    [texts, mayEdit, act],
  );

  return (
    <>
      <ListPage
        fields={fields}
        endpoints={ENDPOINTS}
        permission="system:quartzJob"
        texts={useMemo(() => ({ ...texts, removeConfirm: () => texts.removeConfirm }), [texts])}
        nameOf={nameOf}
        settings="quartz-jobs"
        faces={faces}
        rowActions={rowActions}
        form={({ row, onClose }) => <JobDialog {...(row && { job: row })} onClose={onClose} />}
      />
      {historyOf && <JobHistory job={historyOf} onClose={() => setHistoryOf(undefined)} />}
    </>
  );
}
