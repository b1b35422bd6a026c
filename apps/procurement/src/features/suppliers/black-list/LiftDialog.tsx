import { useClient } from '@gezi/client';
import {
  liftSupplierBlack,
  listSupplierBlacks,
  listSuppliers,
  viewSupplierProfile,
  type SupplierBlack,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

interface LiftDialogProps {
  entry: SupplierBlack;
  onClose: () => void;
}

/** Asks for the reason to end an entry. */
export function LiftDialog({ entry: { id, supplierName }, onClose }: LiftDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <EntryDialog
      title={texts.liftTitle(supplierName)}
      fields={[{ kind: 'area', name: 'liftReason', label: texts.liftReason }]}
      schema={liftSupplierBlack.input}
      draft={{ name: `lift-supplier-black.${id}` }}
      initial={{ liftReason: '' }}
      save={async ({ liftReason }) => {
        await client.call(liftSupplierBlack, { id, liftReason: String(liftReason) }, { silent: true });
        await invalidate(queries, listSupplierBlacks, listSuppliers, viewSupplierProfile);
      }}
      onClose={onClose}
    />
  );
}
