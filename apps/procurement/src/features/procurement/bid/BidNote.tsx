import { bidStatus, projectStatus, type BidDraft } from '@gezi/domain';
import { Alert } from 'antd';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** Note above the form: state of the bid and of the quotation. */
export function BidNote({ bid }: { bid: BidDraft }) {
  const note = noteOf(bid, useTexts());
  return note && <Alert className="gezi-document-note" showIcon {...note} />;
}

const UNSUBMITTED: readonly string[] = [bidStatus.draft, bidStatus.withdrawn];

function noteOf(bid: BidDraft, texts: Texts) {
  const { status, submitTime, round, purchaseInfo: project } = bid;
  if (round < project.round) return { type: 'info' as const, title: texts.leftOut(project.round, round) };
  if (project.status === projectStatus.toStart)
    return { type: 'info' as const, title: texts.notStarted(project.proStartTime ?? '') };
  if (project.status !== projectStatus.quoting)
    return { type: 'info' as const, title: UNSUBMITTED.includes(status) ? texts.notSubmitted : texts.closed };
  if (status === bidStatus.withdrawn) return { type: 'warning' as const, title: texts.isWithdrawn };
  if (status === bidStatus.submitted)
    return { type: 'success' as const, title: texts.isSubmitted(submitTime ?? ''), description: texts.sealed };
  return undefined;
}
