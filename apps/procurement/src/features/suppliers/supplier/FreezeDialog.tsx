import { useClient } from '@gezi/client';
import { freezeSupplier, listSuppliers, viewSupplierProfile, type SupplierInfo } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

interface FreezeDialogProps {
  supplier: SupplierInfo;
  onClose: () => void;
}

/** Asks for the reason to freeze a supplier. */
export function FreezeDialog({ supplier: { id, name }, onClose }: FreezeDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const fields: Entry[] = [{ kind: 'area', name: 'reason', label: texts.reason, hint: texts.freezeHint }];
  return (
    <EntryDialog
      title={texts.freezeTitle(name)}
      fields={fields}
      schema={freezeSupplier.input}
      draft={{ name: `freeze-supplier.${id}` }}
      initial={{ reason: '' }}
      rules={({ reason }) => (String(reason ?? '').trim() ? undefined : { reason: texts.reasonMissing })}
      save={async ({ reason }) => {
        await client.call(freezeSupplier, { id, reason: String(reason) }, { silent: true });
        await invalidate(queries, listSuppliers, viewSupplierProfile);
      }}
      onClose={onClose}
    />
  );
}
