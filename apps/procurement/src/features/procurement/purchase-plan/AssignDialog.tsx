import { describeMessage, useClient } from '@gezi/client';
import { assignPlans, type PlanRow } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { invalidate } from '../../../crud/invalidate';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import type { Purchaser } from './core/planLines';
import { planKind } from './planKind';
import { PurchaserSelect } from './PurchaserSelect';
import { useTexts } from './texts';

interface AssignDialogProps {
  /** Plans that wait for a purchaser. */
  plans: readonly PlanRow[];
  /** Number of selected plans that cannot be assigned. */
  skipped: number;
  onClose: () => void;
}

/** Assigns one purchaser to several plans. */
export function AssignDialog({ plans, skipped, onClose }: AssignDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const change = useDocumentCall(planKind);
  const queries = useQueryClient();
  const { message: missing } = describeMessage('purchaser-missing', { locale });
  return (
    <RecordDialog<{ purchaser: Purchaser | null }>
      title={texts.assignSeveral(plans.length)}
      initial={{ purchaser: null }}
      save={({ purchaser }) =>
        change(() =>
          client.call(
            assignPlans,
            { ids: plans.map(({ id }) => id), purchaseUserId: purchaser!.id, purchaseUserName: purchaser!.name },
            { silent: true },
          ),
        )
      }
      saved={texts.assigned}
      fieldOf={() => 'purchaser'}
      onSaved={() => void invalidate(queries, planKind.history, ...planKind.lists)}
      onClose={onClose}
    >
      {skipped > 0 && <Alert className="gezi-document-note" type="info" showIcon title={texts.assignSkips(skipped)} />}
      <ControlField name="purchaser" label={texts.purchaser} isRequired missing={missing}>
        <PurchaserSelect />
      </ControlField>
    </RecordDialog>
  );
}
