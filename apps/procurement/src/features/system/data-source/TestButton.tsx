import { ApiOutlined } from '@ant-design/icons';
import { describeFailure, useClient } from '@gezi/client';
import { testConnection } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useFormContext } from 'react-hook-form';
import { membersOf, type SourceFields } from './core/sourceFields';
import { useTexts } from './texts';

/** Tests the connection of the surrounding form and shows the result. @param id of a stored source */
export function TestButton({ id }: { id: string | undefined }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const form = useFormContext<SourceFields>();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const { code: _code, name: _name, remark: _remark, ...tried } = membersOf(form.getValues());
      return client.call(testConnection, { ...(id !== undefined && { id }), ...tried }, { silent: true });
    },
  });
  return (
    <div className="gezi-source-test">
      <Button icon={<ApiOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {texts.test}
      </Button>
      <div className="gezi-source-outcome" aria-live="polite">
        {isSuccess && <Alert type="success" showIcon title={texts.connected} />}
        {error && <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />}
      </div>
    </div>
  );
}
