import { useClient } from '@gezi/client';
import { smsModes, updateMobile, viewProfile } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect } from 'react';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useSaving } from '../../../crud/useSaving';
import { PhoneFields } from '../../../visitor/PhoneFields';
import { useTexts } from './texts';

interface Fields {
  phone: string;
  smscode: string;
}
const FORM = 'gezi-mobile';

/** Another mobile number for the caller; a code of a message shows that it is theirs. */
export function MobileDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const saving = useSaving(
    {
      mutationFn: (fields: Fields) => client.call(updateMobile, fields, { silent: true }),
      onSuccess: () => queries.invalidateQueries({ queryKey: [viewProfile.path] }),
    },
    onClose,
    texts.phoneChanged,
  );
  const { refusal, refusedField } = saving;
  const field = refusedField === 'phone' || refusedField === 'smscode' ? refusedField : undefined;
  useEffect(() => {
    if (!field || !refusal) return;
    form.setFields([{ name: field, errors: [refusal] }]);
    form.focusField(field);
  }, [form, field, refusal]);

  return (
    <SavingDialog
      title={texts.changePhone}
      width={480}
      saving={{ isPending: saving.isPending, refusal: field ? undefined : refusal }}
      form={FORM}
      onClose={onClose}
    >
      <Form<Fields> form={form} id={FORM} layout="vertical" onFinish={saving.run}>
        <PhoneFields mode={smsModes.register} />
      </Form>
    </SavingDialog>
  );
}
