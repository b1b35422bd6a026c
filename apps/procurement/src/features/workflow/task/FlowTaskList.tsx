import { flowRecordPath, type FlowTask } from '@gezi/domain';
import { Space, Tag } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ExportButton } from '../../../crud/ExportButton';
import type { Faces } from '../../../crud/listColumns';
import { ListPage, type ListPageProps } from '../../../crud/ListPage';
import { useTexts } from './texts';

interface FlowTaskListProps extends Omit<ListPageProps<FlowTask>, 'nameOf' | 'onRowActivate' | 'toolbar'> {
  /** Path of a row. Must be constant. */
  pathOf: (row: FlowTask) => string;
  /** Absent: the list has no export. */
  exportOf?: { path: string };
  /** The button for a new process, if the list has one. */
  addition?: ReactNode;
}

/** A list of tasks or processes; a row leads to the page of its process. */
export function FlowTaskList({ pathOf, exportOf, addition, faces, ...list }: FlowTaskListProps) {
  const navigate = useNavigate();
  const ownFaces = useMemo<Faces<FlowTask>>(() => ({ title: (row) => <FlowTitle row={row} />, ...faces }), [faces]);
  return (
    <ListPage<FlowTask>
      {...list}
      nameOf={titleOf}
      faces={ownFaces}
      toolbar={(input) => (
        <>
          {addition}
          {exportOf && <ExportButton endpoint={exportOf} input={input} fileName={list.texts.title} />}
        </>
      )}
      onRowActivate={useCallback((row: FlowTask) => void navigate(pathOf(row)), [navigate, pathOf])}
    />
  );
}

export const titleOf = ({ title, procDefName, id }: FlowTask): string => title ?? procDefName ?? id;

/** Path of a task. */
export const taskPath = ({ procInsId, taskId, deployId, procDefId, businessKey, category, nodeType }: FlowTask) =>
  flowRecordPath({ procInsId, taskId, deployId, procDefId, businessKey, category, nodeType });

/** Path of a completed task. */
export const finishedTaskPath = ({ procInsId, taskId, deployId, procDefId, businessKey, category }: FlowTask) =>
  flowRecordPath({ procInsId, taskId, deployId, procDefId, businessKey, category, finished: true });

/** Path of a process, without a task of somebody else. */
export const flowPath = ({ procInsId, deployId, procDefId, businessKey, category }: FlowTask) =>
  flowRecordPath({ procInsId, deployId, procDefId, businessKey, category });

/** Assignee of the current task; its candidates, if nobody claimed it. */
export const ASSIGNEE_FACE = { assigneeName: ({ assigneeName, candidate }: FlowTask) => assigneeName ?? candidate };

/** How a task came to the user, and the title of its process. */
function FlowTitle({ row }: { row: FlowTask }) {
  const texts = useTexts();
  const { isSuspended, agentForName, ownerName } = row;
  const tags = [
    isSuspended && <Tag key="suspended">{texts.suspendedTag}</Tag>,
    agentForName && (
      <Tag key="agent" color="blue">
        {texts.agentFor(agentForName)}
      </Tag>
    ),
    ownerName && (
      <Tag key="owner" color="purple">
        {texts.delegatedBy(ownerName)}
      </Tag>
    ),
  ].filter(Boolean);
  if (tags.length === 0) return titleOf(row);
  return (
    <Space size={6}>
      {tags}
      {titleOf(row)}
    </Space>
  );
}
