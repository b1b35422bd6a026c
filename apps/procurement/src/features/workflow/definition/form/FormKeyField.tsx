import { useClient } from '@gezi/client';
import { listAllForms } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { pageQuery } from '../../../../crud/pageQuery';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';
import { useKnownForms } from './FormsContext';

/** Most forms that are offered. */
const OFFERED = 1000;
/** Kind of an online form whose records belong to those of another form. */
const SUB_TABLE = '3';

interface FormKeyFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (formKey: string) => void;
}

/** Chooses a form, designed or online. */
export function FormKeyField({ label, hint, value, onChange }: FormKeyFieldProps) {
  const texts = useTexts();
  const id = useId();
  const form = useKnownForms().forms.get(value);
  const { data, isLoading } = useQuery(pageQuery(useClient(), listAllForms, { pageNo: 1, pageSize: OFFERED }));
  const offered = (data?.records ?? []).filter(({ tableType }) => tableType !== SUB_TABLE);
  const options = (['designed', 'online'] as const).map((kind) => ({
    label: texts.formKinds[kind],
    options: offered.filter((one) => one.kind === kind).map((one) => ({ value: one.id, label: one.name })),
  }));
  // A form that is not among those offered.
  const isOffered = offered.some((one) => one.id === value);
  const own = value && !isOffered ? [{ value, label: form?.name ?? value }] : [];
  const isGone = form === null;
  return (
    <FieldFrame id={id} label={label} hint={hint} isInvalid={isGone} error={isGone ? texts.formGone : undefined}>
      <Select
        id={id}
        aria-label={label}
        allowClear
        loading={isLoading}
        showSearch={{ optionFilterProp: 'label' }}
        {...(value && { value })}
        options={[...own, ...options.filter((group) => group.options.length > 0)]}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </FieldFrame>
  );
}
