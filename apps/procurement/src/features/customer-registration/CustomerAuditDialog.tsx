import { ApiError, describeFailure, useClient, usePermission } from '@gezi/client';
import {
  approveCustomer,
  auditStep,
  listCustomers,
  mayDeal,
  rejectCustomer,
  uploadCustomerFile,
  viewCustomer,
} from '@gezi/domain';
import { DescriptionGrid, Dialog, formatDateTime, useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { useTexts } from './texts';

type Decision = 'approve' | 'reject';

/** A purchasing unit as it registered, and the decision on it where there is one to be made. */
export function CustomerAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayAudit = usePermission('customer:customerInfo:audit');
  const fieldId = useId();
  const [opinion, setOpinion] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<Decision>();
  const { data, error } = useQuery({
    queryKey: [viewCustomer.path, id],
    queryFn: ({ signal }) => client.call(viewCustomer, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });

  async function decide(what: Decision) {
    const said = opinion.trim();
    if (what === 'reject' && !said) return setFailure(texts.opinionMissing);
    setBusy(what);
    setFailure(undefined);
    try {
      if (what === 'approve') await client.call(approveCustomer, { id, opinion: said || null }, { silent: true });
      else await client.call(rejectCustomer, { id, opinion: said }, { silent: true });
      void message.success(what === 'approve' ? texts.passed : texts.refused);
      void queries.invalidateQueries({ queryKey: [listCustomers.path] });
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setFailure(describeFailure(refusal, { locale }).message);
    } finally {
      setBusy(undefined);
    }
  }

  const status = data?.auditStatus ?? '';
  const deals = mayAudit && mayDeal(status);
  const button = (what: Decision, text: string, type: 'primary' | 'default') =>
    auditStep(what, status).ok && (
      <Button
        key={what}
        type={type}
        loading={busy === what}
        disabled={busy !== undefined}
        onClick={() => void decide(what)}
      >
        {text}
      </Button>
    );

  return (
    <Dialog
      open
      width={860}
      title={texts.auditTitle}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
        ...(deals ? [button('reject', texts.refuse, 'default'), button('approve', texts.pass, 'primary')] : []),
      ]}
    >
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <DescriptionGrid
            maxColumns={2}
            items={[
              { label: texts.name, value: data.name },
              { label: company.creditCode, value: data.creditCode },
              { label: company.linkman, value: data.linkman },
              { label: company.mobile, value: data.mobile },
              { label: company.email, value: data.email },
              { label: texts.industry, value: data.industry },
              { label: texts.username, value: data.username },
              { label: texts.createTime, value: formatDateTime(data.createTime) },
              { label: texts.auditStatus, value: texts.statuses[status] },
              { label: texts.tenant, value: data.tenantIdCreated },
              { label: company.address, value: data.address, wide: true },
              { label: texts.auditOpinion, value: data.auditOpinion, wide: true },
            ]}
          />
          <RegistrationFiles
            label={company.licenseUrl}
            action={uploadCustomerFile.path}
            value={data.licenseUrl}
            readOnly
          />
          {deals && (
            <div className="gezi-register-decision">
              <p className="gezi-register-opinion">{texts.approveHint}</p>
              <label htmlFor={`${fieldId}-opinion`}>{texts.auditOpinion}</label>
              <Input.TextArea
                id={`${fieldId}-opinion`}
                rows={3}
                maxLength={2000}
                showCount
                value={opinion}
                onChange={({ target }) => setOpinion(target.value)}
              />
              {failure && (
                <p className="gezi-register-failure" role="alert">
                  {failure}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
