import { useClient, usePermission } from '@gezi/client';
import { deleteLog, deleteLogs, exportLogs, listLogs, logTypes, type InputOf, type SysLog } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Segmented } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ExportButton } from '../../../crud/ExportButton';
import { ListView } from '../../../crud/ListView';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import type { SearchField } from '../../../crud/SearchField';
import { useRemoval } from '../../../crud/useRemoval';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { logColumns } from './logColumns';
import { LogDetail } from './LogDetail';
import { useTexts } from '../shared/texts';

/** `/isystem/log`: sign-ins, operations and the runs of jobs. */
export function LogListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const askRemoval = useRemoval();
  const mayDelete = usePermission('system:log:delete');
  const mayExport = usePermission('system:log:export');
  const [logType, setLogType] = useState<string>(logTypes.login);
  const [shown, setShown] = useState<SysLog>();
  const isJobs = logType === logTypes.job;
  const { mutate } = useMutation({
    mutationFn: (ids: string | undefined) =>
      ids === undefined ? client.call(deleteLogs, { ids: 'allclear' }) : client.call(deleteLog, { id: ids }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: [listLogs.path] }),
  });
  const remove = useCallback(
    ({ id }: SysLog) =>
      askRemoval(texts.removeConfirm, () => mutate(id, { onSuccess: () => void message.success(texts.removed) })),
    [askRemoval, mutate, message, texts],
  );
  const clear = () =>
    askRemoval(texts.clearConfirm, () => mutate(undefined, { onSuccess: () => void message.success(texts.cleared) }));
  const columns = useMemo(
    () => logColumns({ texts, logType, onShow: setShown, ...(mayDelete && !isJobs && { onRemove: remove }) }),
    [texts, logType, mayDelete, isJobs, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'keyWord', label: texts.keyWord },
      { kind: 'text', name: 'username', label: texts.user },
      { kind: 'days', name: 'createTime', label: texts.time, from: 'createTime_begin', to: 'createTime_end' },
      ...(logType === logTypes.operation
        ? [
            {
              kind: 'choice' as const,
              name: 'operateType',
              label: texts.operateType,
              options: optionsOf(texts.operateTypes),
            },
          ]
        : []),
    ],
    [texts, logType],
  );
  // The key word looks into several columns at once. Runs of jobs are kept in a record of their own.
  const queryFields = useMemo(() => queryFieldsOf(fields.filter(({ name }) => name !== 'keyWord')), [fields]);
  const { batchActions } = useRowRemoval<SysLog>({
    may: mayDelete && !isJobs,
    removal: removeByIds(client, deleteLogs, () => renew(queries, listLogs)),
    removed: texts.removed,
  });
  const input = useCallback((state: ListState) => logInput(state, logType), [logType]);

  return (
    <>
      <ListView
        key={logType}
        title={texts.logs}
        label={texts.logLabel}
        actions={(asked) => (
          <>
            <Segmented
              aria-label={texts.logType}
              value={logType}
              options={[
                { value: logTypes.login, label: texts.loginLog },
                { value: logTypes.operation, label: texts.operationLog },
                { value: logTypes.job, label: texts.jobLog },
              ]}
              onChange={setLogType}
            />
            {mayExport && <ExportButton endpoint={exportLogs} asked={asked} fileName={texts.logs} />}
            {mayDelete && !isJobs && (
              <Button danger onClick={clear}>
                {texts.clear}
              </Button>
            )}
          </>
        )}
        fields={fields}
        endpoint={listLogs}
        input={input}
        columns={columns}
        {...(!isJobs && { queryFields })}
        batchActions={batchActions}
        settings={`logs-${logType}`}
      />
      {shown && <LogDetail log={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

function logInput(state: ListState, logType: string): InputOf<typeof listLogs> {
  const { keyWord, username, operateType, createTime_begin, createTime_end } = state.filters;
  return { ...pageParams(state), logType, keyWord, username, operateType, createTime_begin, createTime_end };
}
