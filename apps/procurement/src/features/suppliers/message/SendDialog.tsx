import { useClient } from '@gezi/client';
import { listSupplierMessages, sendSupplierMessage } from '@gezi/domain';
import { DictSearchSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { ControlField } from '../../../forms/ControlField';
import { AreaField } from '../../../forms/fields/AreaField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

interface SendValues {
  /** Comma-joined ids, as the select gives them. */
  supplierIds: string;
  title: string;
  content: string;
}

/** Sends a message to suppliers. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog<SendValues, null>
      title={texts.sendTitle}
      initial={{ supplierIds: '', title: '', content: '' }}
      draft={{ name: 'supplier-message' }}
      save={({ supplierIds, ...message }) =>
        client.call(
          sendSupplierMessage,
          { ...message, supplierIds: supplierIds.split(',').filter(Boolean) },
          { silent: true },
        )
      }
      saved={texts.sent}
      onSaved={() => void invalidate(queries, listSupplierMessages)}
      onClose={onClose}
    >
      <ControlField name="supplierIds" label={texts.suppliers} isRequired>
        <DictSearchSelect dictCode="supplier_info,name,id" multiple aria-label={texts.suppliers} />
      </ControlField>
      <TextField name="title" label={texts.messageTitle} isRequired maxLength={255} />
      <AreaField name="content" label={texts.content} isRequired maxLength={4000} showCount lines={[4, 12]} />
    </RecordDialog>
  );
}
