import type { SysLog } from '@gezi/domain';
import { DescriptionGrid, Dialog, formatDateTime } from '@gezi/ui';
import { Button } from 'antd';
import { differenceLines, readMembers, textOf } from '../../../crud/core/differenceLines';
import { Differences } from '../../../crud/Differences';
import { useTexts } from '../shared/texts';

/** A log entry with its changes. */
export function LogDetail({ log, onClose }: { log: SysLog; onClose: () => void }) {
  const texts = useTexts();
  const { before, after, ...others } = readMembers(log.requestParam);
  const hasChanges = before !== undefined && after !== undefined;
  const lines = hasChanges ? differenceLines(readMembers(textOf(before)), readMembers(textOf(after))) : [];
  const nameOf = (name: string) => texts.members[name] ?? name;
  return (
    <Dialog
      open
      width={860}
      title={texts.detailTitle}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DescriptionGrid
        items={[
          { label: texts.content, value: log.logContent, wide: true },
          { label: texts.time, value: formatDateTime(log.createTime) },
          { label: texts.user, value: log.username },
          { label: texts.ip, value: log.ip },
          { label: texts.operateType, value: texts.operateTypes[String(log.operateType)] },
          { label: texts.request, value: [log.requestType, log.requestUrl].filter(Boolean).join(' ') },
          { label: texts.costTime, value: log.costTime === null ? null : texts.milliseconds(log.costTime) },
          ...Object.entries(others).map(([name, value]) => ({
            key: `other-${name}`,
            label: nameOf(name),
            value: <span className="gezi-log-value">{textOf(value)}</span>,
            wide: typeof value === 'object',
          })),
        ]}
      />
      {hasChanges && (
        <section className="gezi-log-changes">
          <h3>{texts.changes}</h3>
          {lines.length > 0 ? (
            <Differences label={texts.changes} lines={lines} nameOf={nameOf} />
          ) : (
            <p>{texts.noChange}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}
