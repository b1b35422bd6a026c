import { useClient } from '@gezi/client';
import { smsModes, updateMobile, viewProfile } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { RecordDialog } from '../../../forms/RecordDialog';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from './texts';

/** Changes the caller's mobile number, verified by an SMS code. */
export function MobileDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={texts.changePhone}
      width={480}
      schema={updateMobile.input}
      initial={{ phone: '', smscode: '' }}
      save={(fields) => client.call(updateMobile, fields, { silent: true })}
      saved={texts.phoneChanged}
      onSaved={() => void queries.invalidateQueries({ queryKey: [viewProfile.path] })}
      onClose={onClose}
    >
      <PhoneFields mode={smsModes.register} />
    </RecordDialog>
  );
}
