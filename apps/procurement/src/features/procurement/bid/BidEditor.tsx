import { useTab } from '@gezi/admin-shell';
import { listBids, type BidDraft } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { useFaultyPart } from '../../../documents/useFaultyPart';
import { useSaveKey } from '../../../documents/useSaveKey';
import { RecordForm } from '../../../forms/RecordForm';
import { BID_LIST_PATH } from '../shared/bids/bidPath';
import { BidStatusTag } from '../shared/bids/BidStatusTag';
import { QuotationFields } from './BidFields';
import { BidHead } from './BidHead';
import { BidNote } from './BidNote';
import { BidParts } from './BidParts';
import { BidTotals } from './BidTotals';
import { partsOfFields } from './core/partsOfFields';
import { useTexts } from './texts';
import { useBidForm } from './useBidForm';
import { useSubmission } from './useSubmission';
import { useWithdrawal } from './useWithdrawal';

interface BidEditorProps {
  bid: BidDraft;
  onReload: () => Promise<void>;
  onStored: (bid: BidDraft) => void;
}

/** The editor of a bid. */
export function BidEditor({ bid, onReload, onStored }: BidEditorProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const keepFocus = useTab()?.keepFocus;
  const [part, setPart] = useState('lines');
  const { actions = [], purchaseInfo: project } = bid;
  const form = useBidForm(bid, { onStored: show, onLinesRefused: () => setPart('lines') });
  const { record, lines, diverges, save, conflict } = form;
  useFaultyPart(record.form.control, partsOfFields(diverges), setPart);
  const submission = useSubmission(form, project, setPart);
  const withdraw = useWithdrawal(bid, show);
  const maySave = actions.includes('save');
  useSaveKey(maySave ? save : undefined);

  function show(next: BidDraft) {
    // A submission starts the form again, a withdrawal removes its button.
    keepFocus?.();
    onStored(next);
    void invalidate(queries, listBids);
    // A submission adds to the history.
    if (next.submitTime !== bid.submitTime || next.status !== bid.status) void onReload();
  }

  /** Keeps the input as a draft. */
  function reload() {
    record.storeDraft();
    void onReload();
  }

  const buttons: BarButton[] = [
    { key: 'withdraw', label: texts.withdraw, tone: 'danger' as const, onClick: withdraw },
    { key: 'save', label: texts.save, isLoading: record.isSaving, keys: 'Control+S', onClick: save },
    {
      key: 'submit',
      label: bid.submitTime ? texts.resubmit : texts.submit,
      tone: 'primary' as const,
      isLoading: record.isSaving,
      onClick: submission.ask,
    },
  ].filter(({ key }) => actions.includes(key));

  return (
    <DocumentFrame
      title={texts.title}
      tags={<BidStatusTag bid={bid} />}
      description={project.proName}
      listPath={BID_LIST_PATH}
      isPrintable={false}
      conflict={conflict}
      onReload={reload}
    >
      <BidNote bid={bid} />
      <BidHead bid={bid} onDeadline={reload} />
      <RecordForm record={record} label={texts.title}>
        <QuotationFields />
        <BidParts form={form} bid={bid} part={part} onPart={setPart} isChecked={submission.isAsked} />
      </RecordForm>
      <ActionBar buttons={buttons}>
        <BidTotals lines={lines} />
      </ActionBar>
      {submission.dialog}
    </DocumentFrame>
  );
}
