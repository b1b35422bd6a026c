import type { FlowRecord, FlowTask } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { useTexts } from './texts';

/** Category of processes about records that have pages of their own. */
const OWN_PAGE = 'zdyyw';

/** Header of a process: who started it, when, and whom it waits for. */
export function FlowSummary({
  record: { process, flowList, routeName },
}: {
  record: Pick<FlowRecord, 'process' | 'flowList' | 'routeName'>;
}) {
  const texts = useTexts();
  const t = texts.columns;
  const isNarrow = useNarrow();
  const { procDefName, procDefVersion, businessKey, category, status } = process;
  const open = status === 'running' ? flowList.filter(({ finishTime }) => finishTime === null) : [];
  return (
    <PageCard>
      <DescriptionGrid
        maxColumns={4}
        minWidth={isNarrow ? 140 : 220}
        items={[
          { label: t.process, value: texts.version(procDefName ?? '', procDefVersion ?? 1) },
          { label: t.initiator, value: process.startUserName },
          { label: t.department, value: process.startDeptName },
          { label: t.startTime, value: process.createTime },
          ...(status === 'running' ? [] : [{ label: t.endTime, value: process.finishTime }]),
          { label: t.duration, value: process.duration },
          // With a page, the record is opened there and known by its number.
          ...(businessKey && category === OWN_PAGE && !routeName ? [{ label: t.key, value: businessKey }] : []),
          ...(open.length > 0 ? [{ label: t.waiting, value: <Waiting tasks={open} />, wide: true }] : []),
        ]}
      />
    </PageCard>
  );
}

/** Open tasks and their people. */
function Waiting({ tasks }: { tasks: readonly FlowTask[] }) {
  const texts = useTexts();
  const peopleOf = ({ assigneeName, candidate, agentForName, ownerName }: FlowTask): string => {
    if (!assigneeName) return texts.toClaim((candidate ?? '').replaceAll(',', '、'));
    const notes = [agentForName && texts.agentFor(agentForName), ownerName && texts.ownedBy(ownerName)];
    return [assigneeName, ...notes.filter(Boolean)].join('，');
  };
  return (
    <ul className="gezi-flow-waiting">
      {tasks.toReversed().map((task) => (
        <li key={task.taskId}>{texts.waitsFor(task.taskName ?? '', peopleOf(task))}</li>
      ))}
    </ul>
  );
}
