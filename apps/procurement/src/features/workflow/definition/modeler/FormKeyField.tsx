import { useClient } from '@gezi/client';
import { listForms } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';

/** Most forms that are offered. */
const OFFERED = 200;

/** The designed form of a step. */
export function FormKeyField({ value, onChange }: { value: string; onChange: (formKey: string) => void }) {
  const texts = useTexts();
  const client = useClient();
  const id = useId();
  const { data, isLoading } = useQuery({
    queryKey: [listForms.path, 'offered'],
    queryFn: ({ signal }) => client.call(listForms, { pageSize: OFFERED }, { signal, silent: true }),
  });
  const options = (data?.records ?? []).map((form) => ({ value: form.id, label: form.formName }));
  return (
    <FieldFrame id={id} label={texts.formKey}>
      <Select
        id={id}
        aria-label={texts.formKey}
        allowClear
        loading={isLoading}
        showSearch={{ optionFilterProp: 'label' }}
        {...(value && { value })}
        options={options}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </FieldFrame>
  );
}
