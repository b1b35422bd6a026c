import { ApiOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import { testConnection } from '@gezi/domain';
import { useFormContext } from 'react-hook-form';
import { TryButton } from '../../../forms/TryButton';
import { membersOf, type SourceFields } from './core/sourceFields';
import { useTexts } from './texts';

/** Tests the connection of the surrounding form. @param id of a stored source */
export function TestButton({ id }: { id: string | undefined }) {
  const texts = useTexts();
  const client = useClient();
  const form = useFormContext<SourceFields>();
  return (
    <TryButton
      label={texts.test}
      icon={<ApiOutlined aria-hidden />}
      done={texts.connected}
      run={() => {
        const { code: _code, name: _name, remark: _remark, ...tried } = membersOf(form.getValues());
        return client.call(testConnection, { ...(id !== undefined && { id }), ...tried }, { silent: true });
      }}
    />
  );
}
