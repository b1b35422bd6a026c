import { CONFIRMATION_TEXTS, type TenderingDiverge } from '@gezi/domain';
import { EmptyState, PageCard } from '@gezi/ui';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { useTexts as useBidTexts } from '../shared/bids/texts';
import { filesField, responseField } from './core/answers';

/** Area of the files of bids. */
const BID_FILES = 'supplierBid';

const MAX_RESPONSE = 2000;

/** Contact and files of a bid. */
export function QuotationFields() {
  const texts = useBidTexts();
  return (
    <PageCard title={texts.quotation}>
      <div className="gezi-document-fields">
        <TextField name="linkman" label={texts.linkman} isRequired={false} />
        <TextField name="mobile" label={texts.mobile} isRequired={false} inputMode="tel" autoComplete="off" />
        <FileListField name="priceFileName" label={texts.priceFileName} biz={BID_FILES} />
      </div>
    </PageCard>
  );
}

/** The answers to the conditions of the project. */
export function DivergeFields({ diverges }: { diverges: readonly TenderingDiverge[] }) {
  const texts = useBidTexts();
  if (diverges.length === 0) return <EmptyState title={texts.divergesNone} />;
  return (
    <ol className="gezi-bid-diverges">
      {diverges.map(({ id, name, demandResume }) => (
        <li key={id}>
          <h3>{name}</h3>
          {demandResume && <p>{demandResume}</p>}
          <AreaField name={responseField(id)} label={texts.divergeResponse} maxLength={MAX_RESPONSE} />
          <FileListField name={filesField(id)} label={texts.divergeFiles} biz={BID_FILES} />
        </li>
      ))}
    </ol>
  );
}

/** Confirmations of a supplier beside its prices. */
export function ConfirmationFields() {
  const texts = useBidTexts();
  return (
    <div className="gezi-bid-confirmation">
      {CONFIRMATION_TEXTS.map((name) => (
        <AreaField key={name} name={name} label={texts[name]} isRequired={false} />
      ))}
      <FileListField name="fileUrl" label={texts.fileUrl} biz={BID_FILES} />
    </div>
  );
}
