import { incrementLineFields, type PurchaseIncrement } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { useWatch } from 'react-hook-form';
import { DraftFrame } from '../../../documents/DraftFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { useDraftPage } from '../../../documents/useDraftPage';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordForm } from '../../../forms/RecordForm';
import { ContractLines } from '../shared/ContractLines';
import { ContractField } from '../shared/ContractSelect';
import { draftTotal } from '../shared/core/contractRows';
import { DocumentTotal } from '../shared/DocumentTotal';
import { INCREMENT_LIST_PATH, incrementPath } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import { incrementKind } from './incrementKind';
import { IncrementStatusTag } from './IncrementStatusTag';
import { useIncrementDraft } from './useIncrementDraft';

/** The editor of an increment in draft; without a `doc`, of a new one. */
export function IncrementDraft({
  doc: increment,
  onReload,
  onStored,
}: Omit<LoadedDocument<PurchaseIncrement>, 'reloads'>) {
  const texts = useTexts();
  const page = useDraftPage(incrementKind, { doc: increment, pathOf: incrementPath, onReload, onStored });
  const form = useIncrementDraft(increment, {
    onStored: page.onStored,
  });
  const { record } = form;
  const contract = useWatch({ control: record.form.control, name: 'contract' });
  return (
    <DraftFrame
      page={page}
      form={form}
      title={increment ? texts.editIncrement : texts.addIncrement}
      tags={increment && <IncrementStatusTag increment={increment} />}
      description={increment?.incrementNo}
      listPath={INCREMENT_LIST_PATH}
      total={<DocumentTotal label={texts.incrementTotal} amount={draftTotal('counts', form.lines)} />}
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
        <ContractLines
          form={form}
          title={texts.incrementLines}
          contractId={contract?.id}
          fields={incrementLineFields}
          quantity="counts"
          isPriceNeeded={false}
        />
      </RecordForm>
    </DraftFrame>
  );
}
