import { useClient } from '@gezi/client';
import { listSupplierShares, refuseSupplierShare, type SupplierShare } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

interface RefuseDialogProps {
  share: SupplierShare;
  onClose: () => void;
}

/** Asks for the reason to refuse an offered supplier. */
export function RefuseDialog({ share: { id, supplierName }, onClose }: RefuseDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <EntryDialog
      title={texts.refuseTitle(supplierName)}
      fields={[{ kind: 'area', name: 'reason', label: texts.reason }]}
      schema={refuseSupplierShare.input}
      draft={{ name: `refuse-supplier-share.${id}` }}
      initial={{ reason: '' }}
      rules={({ reason }) => (String(reason ?? '').trim() ? undefined : { reason: texts.reasonMissing })}
      save={async ({ reason }) => {
        await client.call(refuseSupplierShare, { id, reason: String(reason) }, { silent: true });
        await invalidate(queries, listSupplierShares);
      }}
      onClose={onClose}
    />
  );
}
