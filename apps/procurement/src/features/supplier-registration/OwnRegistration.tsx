import { useClient } from '@gezi/client';
import {
  auditStep,
  resubmitRegistration,
  viewOwnRegistration,
  withdrawRegistration,
  type AuditedRegistration,
} from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRefusal } from '../../visitor/useRefusal';
import { AuditTrail } from './AuditTrail';
import { CompanyFields, companyFields, type Company } from './CompanyFields';
import { useTexts } from './texts';

const KEY = [viewOwnRegistration.path];
const KINDS: Record<string, 'success' | 'error' | 'warning' | 'info'> = {
  '1': 'success',
  '2': 'error',
  '4': 'warning',
};

/** What has become of one's own registration; refused or taken back it can be corrected and sent again. */
export function OwnRegistration() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(viewOwnRegistration, {}, { signal, silent: true }),
    retry: false,
  });
  const keep = (changed: AuditedRegistration) => queries.setQueryData(KEY, changed);

  function withdraw() {
    modal.confirm({
      title: texts.withdrawConfirm,
      onOk: async () => {
        keep(await client.call(withdrawRegistration, {}));
        void message.success(texts.withdrawn);
      },
    });
  }

  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data) return <Skeleton active />;
  const { auditStatus, auditOpinion } = data;
  return (
    <>
      <h1 className="gezi-login-title">{texts.own}</h1>
      <p className="gezi-login-subtitle">{data.name}</p>
      <Alert
        type={KINDS[auditStatus] ?? 'info'}
        showIcon
        title={texts.progress[auditStatus]}
        description={auditOpinion && auditStatus !== '1' ? `${texts.reason}：${auditOpinion}` : undefined}
      />
      {auditStep('withdraw', auditStatus).ok && (
        <div className="gezi-login-buttons">
          <Button onClick={withdraw}>{texts.withdraw}</Button>
        </div>
      )}
      {auditStep('resubmit', auditStatus).ok && (
        <Correction
          key={data.updateTime}
          registration={data}
          onSent={(changed) => {
            keep(changed);
            void message.success(texts.resubmitted);
          }}
        />
      )}
      <AuditTrail trail={data.auditTrail} />
      <Link to="/dashboard/analysis">{texts.home}</Link>
    </>
  );
}

interface CorrectionProps {
  registration: AuditedRegistration;
  onSent: (changed: AuditedRegistration) => void;
}

/** The company once more, to be put right. */
function Correction({ registration, onSent }: CorrectionProps) {
  const texts = useTexts();
  const client = useClient();
  const [form] = Form.useForm<Company>();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { general, show, clear } = useRefusal<Company>(form, companyFields);

  async function submit(company: Company) {
    if (busy || uploading) return;
    setBusy(true);
    clear();
    await client.call(resubmitRegistration, company, { silent: true }).then(onSent, show);
    setBusy(false);
  }

  return (
    <Form<Company>
      form={form}
      layout="vertical"
      initialValues={{ ...registration, licenseUrl: registration.licenseUrl ?? '' }}
      scrollToFirstError={{ focus: true }}
      onFinish={(company) => void submit(company)}
    >
      <CompanyFields onBusyChange={setUploading} />
      {general && <Alert type="error" showIcon title={general} className="gezi-choice-failure" />}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={uploading}>
        {uploading ? texts.uploading : texts.resubmit}
      </Button>
    </Form>
  );
}
