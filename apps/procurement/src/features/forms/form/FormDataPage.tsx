import { useTab } from '@gezi/admin-shell';
import { useClient, usePermission } from '@gezi/client';
import type { SysForm } from '@gezi/domain';
import '@gezi/form-designer/styles.css';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormRecords } from './FormRecords';
import { FormSheet } from './FormSheet';
import { FormState } from './FormState';
import { formQuery } from './queries';
import { useTexts } from './texts';
import './form.css';

/** `/lowcode/form-data?id=`: fills in a designed form and lists its records. */
export function FormDataPage() {
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data: form, error, isFetching, refetch } = useQuery({ ...formQuery(client, id), enabled: id !== '' });
  if (form) return <FormData key={form.id} form={form} />;
  return <FormState isNone={id === ''} error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}

type Part = 'fill' | 'records';

function FormData({ form }: { form: SysForm }) {
  const texts = useTexts();
  const seesAll = usePermission('flowable:form:edit');
  const [part, setPart] = useState<Part>('fill');
  const setTitle = useTab()?.setTitle;
  useEffect(() => setTitle?.(form.formName), [form.formName, setTitle]);
  return (
    <>
      <PageHeader
        title={form.formName}
        {...(form.remark && { description: form.remark })}
        actions={
          <Segmented<Part>
            aria-label={form.formName}
            value={part}
            onChange={setPart}
            options={[
              { value: 'fill', label: texts.fillTab },
              { value: 'records', label: seesAll ? texts.allRecords : texts.ownRecords },
            ]}
          />
        }
      />
      <PageCard>
        {/* Stays mounted while the records are shown, to keep the input. */}
        <div hidden={part !== 'fill'}>
          <FormSheet form={form} onSeeRecords={() => setPart('records')} />
        </div>
        {part === 'records' && <FormRecords form={form} />}
      </PageCard>
    </>
  );
}
