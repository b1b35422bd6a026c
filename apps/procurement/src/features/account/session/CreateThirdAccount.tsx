import { useClient } from '@gezi/client';
import { createThirdUser } from '@gezi/domain';
import { Button } from 'antd';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { AgreementField } from '../../../visitor/AgreementField';
import { useTexts } from '../../../visitor/texts';
import { USER_PROTOCOL } from './userProtocol';

interface CreateThirdAccountProps {
  /** Temporary token of the provider sign-in. */
  uuid: string;
  disabled: boolean;
  /** @param token sign-in token */
  onCreated: (token: string) => Promise<void>;
}

/** Creates an account for a provider identity. */
export function CreateThirdAccount({ uuid, disabled, onCreated }: CreateThirdAccountProps) {
  const texts = useTexts();
  const client = useClient();
  const record = useRecordForm({
    schema: createThirdUser.input,
    initial: { agreed: false },
    isGuarded: false,
    saved: null,
    save: async () => onCreated(await client.call(createThirdUser, { thirdUserUuid: uuid }, { silent: true })),
  });
  return (
    <RecordForm
      record={record}
      label={texts.createInstead}
      hasMarks={false}
      isRefusalBelow
      footer={
        <Button block htmlType="submit" disabled={disabled} loading={record.isSaving}>
          {texts.createInstead}
        </Button>
      }
    >
      <AgreementField protocol={USER_PROTOCOL} name={texts.userProtocol} />
    </RecordForm>
  );
}
