import type { SysLog } from '@gezi/domain';
import { DescriptionGrid, Dialog, formatDateTime } from '@gezi/ui';
import { Button } from 'antd';
import { differenceLines, readMembers, textOf } from '../../../crud/core/differenceLines';
import { Differences } from '../../../crud/Differences';
import { useTexts } from '../shared/texts';
import { changedLines } from './core/changedLines';
import { LineChanges } from './LineChanges';
import { useMemberNames } from './useMemberNames';

/** A log entry with its changes. */
export function LogDetail({ log, onClose }: { log: SysLog; onClose: () => void }) {
  const texts = useTexts();
  const { nameOf } = useMemberNames();
  const { before, after, left, ...others } = readMembers(log.requestParam);
  const hasChanges = before !== undefined && after !== undefined;
  const header = hasChanges ? differenceLines(readMembers(textOf(before)), readMembers(textOf(after))) : [];
  const members = Object.entries(others).map(([name, value]) => ({ name, value, lines: changedLines(value) }));
  const lists = members.flatMap(({ name, lines }) => (lines ? [{ name, lines }] : []));
  const isUnchanged = hasChanges && header.length + lists.length === 0 && left === undefined;

  /** @param dropped number of dropped items of the longest list, or the names of dropped members, comma-separated */
  function describeLeft(dropped: unknown): string {
    if (typeof dropped !== 'number') return textOf(dropped).split(',').map(nameOf).join(texts.comma);
    return lists.length > 0 ? texts.lineCount(dropped) : texts.itemCount(dropped);
  }

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
          ...members
            .filter(({ lines }) => !lines)
            .map(({ name, value }) => ({
              key: `other-${name}`,
              label: nameOf(name),
              value: <span className="gezi-log-value">{textOf(value)}</span>,
              wide: typeof value === 'object',
            })),
          ...(left === undefined ? [] : [{ label: texts.left, value: describeLeft(left) }]),
        ]}
      />
      {(header.length > 0 || lists.length > 0 || isUnchanged) && (
        <section className="gezi-log-changes">
          <h3>{texts.changes}</h3>
          {header.length > 0 && <Differences label={texts.changes} lines={header} nameOf={nameOf} />}
          {lists.map(({ name, lines }) => (
            <LineChanges key={name} list={name} lines={lines} />
          ))}
          {isUnchanged && <p>{texts.noChange}</p>}
        </section>
      )}
    </Dialog>
  );
}
