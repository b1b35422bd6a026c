import { expertTaskStatus, expertTaskStatusItems, projectStatus, type BidsToScore } from '@gezi/domain';
import { DescriptionGrid, EmptyState, PageCard } from '@gezi/ui';
import { Alert, Tag } from 'antd';
import { useNarrow } from '../../../crud/useNarrow';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { StoredFiles } from '../../../documents/StoredFiles';
import { useSaveKey } from '../../../documents/useSaveKey';
import { parseFileList } from '../../../forms/core/fileList';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import './appraisal.css';
import { BidTabs } from './BidTabs';
import { ScoreDeadline } from './ScoreDeadline';
import { ScoreGrid } from './ScoreGrid';
import { TASK_LIST_PATH } from './scorePath';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useScoring } from './useScoring';

interface ScoreSheetProps {
  data: BidsToScore;
  onReload: () => Promise<void>;
}

/** The scoring sheet: points in the grid, opinions and the content of each bid below it. */
export function ScoreSheet({ data, onReload }: ScoreSheetProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const { task, purchaseInfo, itemList, supplierDetail } = data;
  const scoring = useScoring(data, onReload);
  const guard = useLeaveGuard(scoring.isDirty);
  const isEditable = task.actions.includes('saveScore');
  useSaveKey(isEditable ? scoring.save : undefined);
  const tone = expertTaskStatusItems.find(({ value }) => value === task.status)?.tone;
  const note = noteOf(data, texts);
  const all = supplierDetail.length * itemList.length;

  return (
    <DocumentFrame
      title={texts.scoreTitle}
      tags={<Tag {...(tone && { color: tone })}>{task.status_dictText}</Tag>}
      description={purchaseInfo.proName}
      listPath={TASK_LIST_PATH}
      isPrintable={false}
      onReload={() => void onReload()}
    >
      {note && <Alert className="gezi-document-note" type={note.type} showIcon title={note.text} />}
      <PageCard title={texts.project}>
        <DescriptionGrid
          {...(isNarrow && { minWidth: 130 })}
          items={[
            { label: texts.proNo, value: purchaseInfo.proNo },
            { label: texts.demandOrgName, value: purchaseInfo.demandOrgName },
            { label: texts.lineCount, value: texts.lines(purchaseInfo.detailList.length) },
            { label: texts.proEndTime, value: purchaseInfo.proEndTime },
            { label: texts.expertType, value: task.expertType_dictText },
            ...(parseFileList(purchaseInfo.planFileUrl).length > 0
              ? [{ label: texts.planFileUrl, value: <StoredFiles list={purchaseInfo.planFileUrl} />, wide: true }]
              : []),
            ...(task.scoreDeadline
              ? [{ label: texts.scoreDeadline, value: <ScoreDeadline task={task} project={purchaseInfo} /> }]
              : []),
            ...(task.submitTime ? [{ label: texts.submitTime, value: task.submitTime }] : []),
          ]}
        />
      </PageCard>
      {supplierDetail.length > 0 ? (
        <>
          {!isNarrow && (
            <PageCard title={texts.sheet} note={texts.sheetHint} padded={false}>
              <ScoreGrid
                key={supplierDetail.map(({ id }) => id).join(' ')}
                scoring={scoring}
                dimensions={itemList}
                isEditable={isEditable}
              />
            </PageCard>
          )}
          <PageCard title={texts.contents}>
            <BidTabs data={data} scoring={scoring} isEditable={isEditable} hasPoints={isNarrow} />
          </PageCard>
        </>
      ) : (
        <PageCard title={texts.sheet}>
          <EmptyState title={texts.noBids} />
        </PageCard>
      )}
      {isEditable && supplierDetail.length > 0 && (
        <ActionBar
          buttons={[
            { key: 'save', label: texts.save, isLoading: scoring.isSaving, keys: 'Control+S', onClick: scoring.save },
            {
              key: 'submit',
              label: texts.submit,
              tone: 'primary',
              isLoading: scoring.isSubmitting,
              onClick: scoring.submit,
            },
          ]}
        >
          <output>{texts.progress(all - scoring.missing.length, all)}</output>
        </ActionBar>
      )}
      {guard.question}
    </DocumentFrame>
  );
}

/** Note above the sheet: why it cannot be filled in, or was returned. */
function noteOf(
  { task, purchaseInfo }: BidsToScore,
  texts: Texts,
): { type: 'info' | 'warning'; text: string } | undefined {
  const { status, returnReason } = task;
  if (status === expertTaskStatus.drawn) return { type: 'warning', text: texts.notAccepted };
  if (NOT_OPENED.includes(purchaseInfo.status)) return { type: 'info', text: texts.notOpened };
  if (returnReason && status === expertTaskStatus.scoring)
    return { type: 'warning', text: texts.returned(returnReason) };
  return purchaseInfo.status === projectStatus.inEvaluation ? undefined : { type: 'info', text: texts.ended };
}

const NOT_OPENED: readonly string[] = [projectStatus.toStart, projectStatus.quoting, projectStatus.toOpen];
