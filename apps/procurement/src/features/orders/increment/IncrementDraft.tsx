import { usePermission } from '@gezi/client';
import { incrementLineFields, type PurchaseIncrement } from '@gezi/domain';
import { PageCard, useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { LineGrid } from '../../../documents/LineGrid';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useDraftButtons } from '../../../documents/useDraftButtons';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordForm } from '../../../forms/RecordForm';
import { contractColumns } from '../shared/contractColumns';
import { ContractLineButton } from '../shared/ContractLineButton';
import { ContractField } from '../shared/ContractSelect';
import { draftTotal } from '../shared/core/contractRows';
import { DocumentTotal } from '../shared/DocumentTotal';
import { INCREMENT_LIST_PATH, incrementPath } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import { useContractLeft } from '../shared/useContractLeft';
import { incrementKind } from './incrementKind';
import { IncrementStatusTag } from './IncrementStatusTag';
import { useIncrementDraft, type IncrementDraftForm, type IncrementValues } from './useIncrementDraft';

/** The editor of an increment in draft; without a `doc`, of a new one. */
export function IncrementDraft({
  doc: increment,
  onReload,
  onStored,
}: Omit<LoadedDocument<PurchaseIncrement>, 'reloads'>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const maySubmit = usePermission('purchase:purchaseIncrement:submit');
  const actions = useDocumentActions(incrementKind, follow);
  const form = useIncrementDraft(increment, {
    onStored: (next) => {
      follow(next);
      actions.refresh();
    },
  });
  const { record } = form;
  const buttons = useDraftButtons({
    form,
    actions,
    id: increment?.id,
    open: increment ? increment.actions : maySubmit ? ['submit'] : [],
  });

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: PurchaseIncrement) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!increment || !isDraft) void navigate(incrementPath(next.id, isDraft ? 'edit' : undefined), { replace: true });
  }

  return (
    <DocumentFrame
      title={increment ? texts.editIncrement : texts.addIncrement}
      tags={increment && <IncrementStatusTag increment={increment} />}
      description={increment?.incrementNo}
      listPath={INCREMENT_LIST_PATH}
      isPrintable={false}
      conflict={form.conflict}
      onReload={() => {
        record.storeDraft();
        void onReload();
      }}
    >
      <RecordForm record={record} label={texts.incrementInfo}>
        <PageCard title={texts.incrementInfo}>
          <div className="gezi-document-fields">
            <ContractField
              name="contract"
              label={texts.framework}
              contractType="2"
              onChosen={() => form.loadLines([])}
            />
            <AreaField name="reason" label={texts.reason} lines={[2, 6]} maxLength={2000} className="gezi-field-wide" />
          </div>
        </PageCard>
        <IncrementLines form={form} />
      </RecordForm>
      <ActionBar buttons={buttons}>
        <DocumentTotal label={texts.incrementTotal} amount={draftTotal('counts', form.lines)} />
      </ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}

/** Lines of the agreement with additional quantities. */
function IncrementLines({ form }: { form: IncrementDraftForm }) {
  const texts = useTexts();
  const { quantityInvalid, unlimited, lineCount } = useDocumentTexts();
  const language = useLocale();
  const contract = useWatch<IncrementValues, 'contract'>({ name: 'contract' });
  const { isComplete, refusals } = form;
  const contractLeft = useContractLeft(contract?.id, form.lines);
  const columns = useMemo(
    () =>
      contractColumns({
        fields: incrementLineFields,
        quantity: 'counts',
        contractLeft,
        isPriceNeeded: false,
        texts: { ...texts, quantityInvalid, unlimited },
        language,
        isComplete,
        refusals,
      }),
    [contractLeft, texts, quantityInvalid, unlimited, language, isComplete, refusals],
  );
  return (
    <PageCard title={texts.incrementLines} note={lineCount(form.lines.length)}>
      <LineGrid
        form={form}
        label={texts.incrementLines}
        columns={columns}
        isEditable
        isOpen
        isTyped={false}
        emptyText={texts.linesEmpty}
        tools={
          <ContractLineButton
            contractId={contract?.id}
            quantity="counts"
            lines={form.lines}
            insert={(rows) => form.insertLines(rows)}
          />
        }
      />
    </PageCard>
  );
}
