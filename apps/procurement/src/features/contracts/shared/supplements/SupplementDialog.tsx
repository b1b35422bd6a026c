import { useClient } from '@gezi/client';
import { addSupplement, editSupplement, SupplementalAdd, type ContractInfo, type Supplemental } from '@gezi/domain';
import { Alert } from 'antd';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { draftFor } from '../../../../forms/core/draft';
import { AreaField } from '../../../../forms/fields/AreaField';
import { DayField } from '../../../../forms/fields/DayField';
import { FileListField } from '../../../../forms/fields/FileListField';
import { NumberField } from '../../../../forms/fields/NumberField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { useTexts } from '../texts';
import { supplementKind } from './supplementKind';

interface SupplementDialogProps {
  contract: Pick<ContractInfo, 'id' | 'startDate'>;
  /** Absent for a new one. */
  row?: Supplemental;
  onSaved: () => void;
  onClose: () => void;
}

interface SupplementValues {
  startDate: string | null;
  endDate: string | null;
  changePrice: number | null;
  mark: string | null;
  supplementalUrl: string | null;
}

/** Writes a supplemental agreement to a contract. */
export function SupplementDialog({ contract, row, onSaved, onClose }: SupplementDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall(supplementKind);
  return (
    <RecordDialog<SupplementValues>
      title={row ? texts.editSupplement : texts.addSupplement}
      width={640}
      schema={SupplementalAdd}
      initial={{
        startDate: row?.startDate ?? null,
        endDate: row?.endDate ?? null,
        changePrice: row?.changePrice ?? null,
        mark: row?.mark ?? null,
        supplementalUrl: row?.supplementalUrl ?? null,
      }}
      draft={draftFor(`supplement.${contract.id}`, row)}
      save={(values) =>
        change<unknown>(() =>
          row
            ? client.call(editSupplement, { ...values, id: row.id, updateTime: row.updateTime }, { silent: true })
            : client.call(addSupplement, { ...values, contractId: contract.id }, { silent: true }),
        )
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <Alert className="gezi-field-block" type="info" showIcon title={texts.supplementHint} />
      <DayField name="startDate" label={texts.startDate} dependents={END} />
      <DayField
        name="endDate"
        label={texts.endDate}
        hint={texts.unchanged}
        validate={(end: string | null, { startDate }: SupplementValues) =>
          end && end < (startDate ?? contract.startDate ?? '') ? texts.endBeforeStart : undefined
        }
      />
      <NumberField name="changePrice" label={texts.changePrice} hint={texts.unchanged} min={0} precision={2} />
      <AreaField name="mark" label={texts.supplementMark} showCount lines={[3, 8]} />
      <FileListField name="supplementalUrl" label={texts.supplementUrl} biz="contractSupplemental" />
    </RecordDialog>
  );
}

const END = ['endDate'];
