import { usePermission } from '@gezi/client';
import {
  expertTaskStatus,
  expertTaskStatusItems,
  type ExpertTask,
  type PurchaseInfo,
  type ScoreSummary,
} from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useNarrow } from '../../../../crud/useNarrow';
import { DeadlineDialog } from './DeadlineDialog';
import { ReturnDialog } from './ReturnDialog';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface ExpertTableProps {
  project: Pick<PurchaseInfo, 'id'>;
  summary: ScoreSummary;
}

/** The drawn experts with their progress; purchasers draw and return here. */
export function ExpertTable({ project, summary: { tasks, toDraw } }: ExpertTableProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const mayDraw = usePermission('procurement:appraise:extract');
  const [asked, setAsked] = useState<'draw' | 'deadline'>();
  const [returning, setReturning] = useState<ExpertTask>();
  const columns = useMemo(() => expertColumns(texts), [texts]);
  const rowActions = useMemo(
    () => [
      {
        key: 'return',
        label: texts.giveBack,
        visible: ({ actions }: ExpertTask) => mayDraw && actions.includes('returnScore'),
        onClick: setReturning,
      },
    ],
    [texts, mayDraw],
  );
  const { techNum = 0, busiNum = 0 } = toDraw ?? {};
  const isMissing = techNum + busiNum > 0;
  const active = tasks.filter(({ status }) => status !== expertTaskStatus.declined);
  const deadline = active.find(({ scoreDeadline }) => scoreDeadline !== null)?.scoreDeadline ?? null;
  const submitted = active.filter(({ status }) => status === expertTaskStatus.submitted);

  return (
    <section>
      <header className="gezi-appraisal-head">
        <h3>{texts.experts}</h3>
        {active.length > 0 && <span>{texts.progress(submitted.length, active.length)}</span>}
        {isMissing && <span>{texts.toDraw(techNum, busiNum)}</span>}
        {isMissing && mayDraw && (
          <Button type="primary" onClick={() => setAsked('draw')}>
            {texts.draw}
          </Button>
        )}
        {active.length > 0 && toDraw && mayDraw && (
          <Button onClick={() => setAsked('deadline')}>{texts.setDeadline}</Button>
        )}
      </header>
      <EditableGrid<ExpertTask>
        label={texts.experts}
        columns={columns}
        rows={tasks}
        readOnly
        rowNumber={!isNarrow}
        size="small"
        maxHeight={620}
        emptyText={texts.noExperts}
        rowName={({ expertName }) => expertName}
        {...(tasks.some(({ actions }) => actions.includes('returnScore')) && mayDraw && { rowActions })}
      />
      {asked && (
        <DeadlineDialog
          purchaseInfoId={project.id}
          deadline={deadline}
          drawing={asked === 'draw' ? texts.drawConfirm(techNum, busiNum) : undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
      {returning && <ReturnDialog task={returning} onClose={() => setReturning(undefined)} />}
    </section>
  );
}

const expertColumns = (texts: Texts): GridColumn<ExpertTask>[] => [
  { key: 'expertName', title: texts.expertName, width: 120 },
  {
    key: 'expertType',
    title: texts.expertType,
    width: 100,
    render: ({ expertType, expertType_dictText: text }) => text ?? expertType,
  },
  {
    key: 'status',
    title: texts.status,
    width: 110,
    render: ({ status, status_dictText: text }) => {
      const tone = expertTaskStatusItems.find(({ value }) => value === status)?.tone;
      return <Tag {...(tone && { color: tone })}>{text ?? status}</Tag>;
    },
  },
  { key: 'createTime', title: texts.drawTime, width: 165 },
  { key: 'scoreDeadline', title: texts.scoreDeadline, width: 165 },
  { key: 'submitTime', title: texts.submitTime, width: 165 },
  {
    key: 'declineReason',
    title: texts.remark,
    width: 220,
    render: ({ status, declineReason, returnReason }) => {
      if (declineReason) return texts.declined(declineReason);
      return returnReason && status === expertTaskStatus.scoring ? texts.returned(returnReason) : '';
    },
  },
];
