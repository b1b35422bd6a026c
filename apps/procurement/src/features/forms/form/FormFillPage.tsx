import { useClient } from '@gezi/client';
import type { FormItem } from '@gezi/domain';
import '@gezi/form-designer/styles.css';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { recordsPath } from '../shared/formPaths';
import { FormState } from '../shared/FormState';
import { formItemQuery } from '../shared/queries';
import { RecordSheet } from '../shared/RecordSheet';
import { useTexts } from './texts';
import './form.css';

/** `/lowcode/form-data?id=`: fills in a form; the address of its link and QR code. */
export function FormFillPage() {
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data: form, error, isFetching, refetch } = useQuery({ ...formItemQuery(client, id), enabled: id !== '' });
  if (form) return <FormFill key={form.head.id} form={form} />;
  return <FormState isNone={id === ''} error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}

function FormFill({ form: { head, formContent, remark } }: { form: FormItem }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(false);
  const { id, tableTxt: name } = head;
  useTabTitle(name);
  const form = useMemo(() => ({ id, formContent }), [id, formContent]);
  const records = recordsPath(id);
  return (
    <>
      <PageHeader
        title={name}
        {...(remark && { description: remark })}
        actions={<Button onClick={() => void navigate(records)}>{texts.records}</Button>}
      />
      <PageCard>
        {isSent ? (
          <Result
            status="success"
            title={texts.submitted}
            subTitle={texts.submittedHint}
            extra={[
              <Button key="see" type="primary" onClick={() => void navigate(records)}>
                {texts.seeRecord}
              </Button>,
              <Button
                key="again"
                onClick={() => {
                  setSent(false);
                  setRound(round + 1);
                }}
              >
                {texts.again}
              </Button>,
            ]}
          />
        ) : (
          <RecordSheet key={round} form={form} title={name} onSaved={() => setSent(true)} />
        )}
      </PageCard>
    </>
  );
}
