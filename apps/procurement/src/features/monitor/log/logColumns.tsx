import { logTypes, type SysLog } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import type { Texts } from '../shared/texts/zh-CN';

interface LogColumnsOptions {
  texts: Texts;
  /** Which of the three lists. */
  logType: string;
  onShow: (log: SysLog) => void;
  /** Absent where nothing may be deleted. */
  onRemove?: (log: SysLog) => void;
}

/** What a list of the log shows of each entry. */
export function logColumns({ texts, logType, onShow, onRemove }: LogColumnsOptions): GridColumn<SysLog>[] {
  const common: GridColumn<SysLog>[] = [
    {
      key: 'createTime',
      title: texts.time,
      width: 165,
      isOrder: true,
      render: ({ createTime }) => formatDateTime(createTime),
    },
    { key: 'logContent', title: texts.content },
    { key: 'username', title: texts.user, width: 130 },
  ];
  const duration: GridColumn<SysLog> = {
    key: 'costTime',
    title: texts.costTime,
    width: 110,
    isOrder: true,
    render: ({ costTime }) => (costTime === null ? '' : texts.milliseconds(costTime)),
  };
  const request: GridColumn<SysLog>[] = [
    {
      key: 'operateType',
      title: texts.operateType,
      width: 90,
      render: ({ operateType }) => texts.operateTypes[String(operateType)] ?? '',
    },
    { key: 'requestUrl', title: texts.request, width: 260 },
  ];
  const address: GridColumn<SysLog> = { key: 'ip', title: texts.ip, width: 140 };
  const own =
    logType === logTypes.job ? [duration] : logType === logTypes.operation ? [...request, address] : [address];
  const actions: GridColumn<SysLog> = {
    key: 'actions',
    type: 'slot',
    title: texts.actions,
    width: onRemove ? 120 : 80,
    pin: 'end',
    render: (log) => (
      <RowActions>
        <RowButton label={texts.detail} of={log.logContent} onClick={() => onShow(log)} />
        {onRemove && <RowButton label={texts.remove} of={log.logContent} danger onClick={() => onRemove(log)} />}
      </RowActions>
    ),
  };
  return [...common, ...own, actions];
}
