import { usePermission } from '@gezi/client';
import {
  deleteLog,
  deleteLogs,
  exportLogs,
  listLogs,
  logFields,
  logTypes,
  type ListField,
  type SysLog,
} from '@gezi/domain';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useRemoval } from '../../../crud/useRemoval';
import { useTexts } from '../shared/texts';
import { LogDetail } from './LogDetail';

const ENDPOINTS = { list: listLogs, delete: deleteLog, deleteBatch: deleteLogs, export: exportLogs };
/** Job runs are separate records: the advanced query and removal do not apply to them. */
const RUN_ENDPOINTS = { list: listLogs, export: exportLogs };
/** The endpoint takes this id for all logs. */
const ALL_LOGS = { id: 'allclear' };
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  [logTypes.login]: ['createTime', 'logContent', 'username', 'ip'],
  [logTypes.operation]: ['createTime', 'logContent', 'username', 'operateType', 'requestUrl', 'ip'],
  [logTypes.job]: ['createTime', 'logContent', 'username', 'costTime'],
};

/** Fields of one of the three log types. */
function fieldsOf(logType: string): readonly ListField[] {
  const fields = logFields.filter(({ key }) => key !== 'operateType' || logType === logTypes.operation);
  return logType === logTypes.job ? fields.map(withoutQuery) : fields;
}
const withoutQuery = ({ query: _query, ...field }: ListField): ListField => field;

/** `/isystem/log`: sign-ins, operations and job runs. */
export function LogListPage() {
  const texts = useTexts();
  const mayDelete = usePermission('system:log:delete');
  const [logType, setLogType] = useState<string>(logTypes.login);
  const [shown, setShown] = useState<SysLog>();
  const isJobs = logType === logTypes.job;
  const { remove } = useRemoval({ several: deleteLogs, invalidates: [listLogs], removed: texts.cleared });
  const faces = useMemo(
    () => ({ costTime: ({ costTime }: SysLog) => (costTime === null ? '' : texts.milliseconds(costTime)) }),
    [texts],
  );
  const rowActions = useMemo<ListAction<SysLog>[]>(
    () => [{ key: 'detail', label: texts.detail, onClick: setShown }, 'remove'],
    [texts],
  );

  return (
    <>
      <ListPage
        key={logType}
        fields={useMemo(() => fieldsOf(logType), [logType])}
        endpoints={isJobs ? RUN_ENDPOINTS : ENDPOINTS}
        permission="system:log"
        texts={useMemo(
          () => ({ title: texts.logs, listLabel: texts.logLabel, removeConfirm: () => texts.removeConfirm }),
          [texts],
        )}
        nameOf={nameOf}
        settings={`logs-${logType}`}
        columns={COLUMNS[logType]!}
        faces={faces}
        rowActions={rowActions}
        input={useMemo(() => ({ logType }), [logType])}
        toolbar={
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
            {mayDelete && !isJobs && (
              <Button danger onClick={() => remove([ALL_LOGS], texts.clearConfirm)}>
                {texts.clear}
              </Button>
            )}
          </>
        }
      />
      {shown && <LogDetail log={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const nameOf = ({ logContent }: SysLog) => logContent;
