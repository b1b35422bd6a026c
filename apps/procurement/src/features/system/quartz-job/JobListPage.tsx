import type { QueryField } from '@gezi/advanced-query';
import { useClient, usePermission } from '@gezi/client';
import { deleteJobs, exportJobs, importJobs, listJobs, type InputOf, type QuartzJob } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import type { SearchField } from '../../../crud/SearchField';
import { useRemoval } from '../../../crud/useRemoval';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { jobColumns } from './jobColumns';
import { JobDialog } from './JobDialog';
import { JobHistory } from './JobHistory';
import { JobRowActions } from './JobRowActions';
import { actOnJob, jobOptionsQuery, type JobAction } from './queries';
import { useTexts } from './texts';

type Opened = { what: 'add' } | { what: 'edit' | 'history'; job: QuartzJob };

/** `/isystem/QuartzJobList`: the scheduled jobs, when they run and what became of it. */
export function JobListPage() {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const askRemoval = useRemoval();
  const mayAdd = usePermission('system:quartzJob:add');
  const mayExport = usePermission('system:quartzJob:export');
  const mayImport = usePermission('system:quartzJob:import');
  const queries = useQueryClient();
  const options = useQuery(jobOptionsQuery(client)).data;
  const { mutate } = useMutation(actOnJob(client, queries));
  const [opened, setOpened] = useState<Opened>();
  const { batchActions } = useRowRemoval<QuartzJob>({
    may: usePermission('system:quartzJob:delete'),
    removal: removeByIds(client, deleteJobs, () => renew(queries, listJobs)),
    removed: texts.removed,
  });

  const act = useCallback(
    (action: JobAction, job: QuartzJob) => {
      const said = { pause: texts.pausedNow, resume: texts.resumedNow, execute: texts.executed, remove: texts.removed };
      const run = () => mutate({ action, job }, { onSuccess: () => void message.success(said[action]) });
      if (action !== 'remove') return run();
      askRemoval(texts.removeConfirm, run);
    },
    [mutate, message, askRemoval, texts],
  );

  const columns = useMemo(
    () =>
      jobColumns({
        texts,
        locale,
        actions: (job) => (
          <JobRowActions
            job={job}
            onEdit={(one) => setOpened({ what: 'edit', job: one })}
            onHistory={(one) => setOpened({ what: 'history', job: one })}
            onAct={act}
          />
        ),
      }),
    [texts, locale, act],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'choice', name: 'jobClassName', label: texts.jobClass, options: options ?? [] },
      { kind: 'choice', name: 'status', label: texts.status, options: statesOf(texts) },
      { kind: 'text', name: 'description', label: texts.description },
    ],
    [texts, options],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'jobClassName', label: texts.jobClass, type: 'select', options: options ?? [] },
      { key: 'status', label: texts.status, type: 'select', options: statesOf(texts) },
      { key: 'cronExpression', label: texts.expression, type: 'text' },
      { key: 'description', label: texts.description, type: 'text' },
      { key: 'nextRunTime', label: texts.nextRunTime, type: 'date' },
      { key: 'lastRunTime', label: texts.lastRunTime, type: 'date' },
    ],
    [texts, options],
  );
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importJobs} renews={[listJobs.path]} />}
            {mayExport && <ExportButton endpoint={exportJobs} asked={asked} fileName={texts.title} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listJobs}
        input={jobListInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="quartz-jobs"
      />
      {opened?.what === 'add' && <JobDialog onClose={close} />}
      {opened?.what === 'edit' && <JobDialog job={opened.job} onClose={close} />}
      {opened?.what === 'history' && <JobHistory job={opened.job} onClose={close} />}
    </>
  );
}

const statesOf = (texts: { running: string; paused: string }) => [
  { value: '0', label: texts.running },
  { value: '-1', label: texts.paused },
];

function jobListInput(state: ListState): InputOf<typeof listJobs> {
  const { jobClassName, status, description } = state.filters;
  return { ...pageParams(state), jobClassName, status, description: contains(description) };
}
