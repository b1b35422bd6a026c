import { ApiError, describeFailure, useClient, usePermission } from '@gezi/client';
import {
  approveRegistration,
  auditStep,
  listRegistrations,
  mayDeal,
  rejectRegistration,
  uploadRegistrationFile,
  viewRegistration,
  voidRegistration,
} from '@gezi/domain';
import { DescriptionGrid, Dialog, formatDateTime, namedPopup, useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { AuditTrail } from './AuditTrail';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { useTexts } from './texts';

type Decision = 'approve' | 'reject' | 'void';

/** A registration as it stands, and the decision on it where there is one to be made. */
export function AuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayAudit = usePermission('supplier:register:audit');
  const fieldId = useId();
  const [opinion, setOpinion] = useState('');
  const [level, setLevel] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<Decision>();
  const { data, error } = useQuery({
    queryKey: [viewRegistration.path, id],
    queryFn: ({ signal }) => client.call(viewRegistration, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });

  async function decide(what: Decision) {
    const said = opinion.trim();
    if (what !== 'approve' && !said) return setFailure(texts.opinionMissing);
    setBusy(what);
    setFailure(undefined);
    try {
      if (what === 'approve')
        await client.call(approveRegistration, { id, opinion: said || null, level }, { silent: true });
      else
        await client.call(
          what === 'reject' ? rejectRegistration : voidRegistration,
          { id, opinion: said },
          { silent: true },
        );
      void message.success({ approve: texts.passed, reject: texts.refused, void: texts.voided }[what]);
      void queries.invalidateQueries({ queryKey: [listRegistrations.path] });
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setFailure(describeFailure(refusal, { locale }).message);
    } finally {
      setBusy(undefined);
    }
  }

  const status = data?.auditStatus ?? '';
  const button = (what: Decision, text: string, type: 'primary' | 'default', danger = false) =>
    auditStep(what, status).ok && (
      <Button
        key={what}
        type={type}
        danger={danger}
        loading={busy === what}
        disabled={busy !== undefined}
        onClick={() => {
          if (what !== 'void' || !opinion.trim()) return void decide(what);
          modal.confirm({ title: texts.voidConfirm, onOk: () => decide(what) });
        }}
      >
        {text}
      </Button>
    );
  const deals = mayAudit && data !== undefined && (mayDeal(status) || auditStep('void', status).ok);

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
        ...(deals
          ? [
              button('void', texts.void, 'default', true),
              button('reject', texts.refuse, 'default'),
              button('approve', texts.pass, 'primary'),
            ]
          : []),
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
              { label: texts.creditCode, value: data.creditCode },
              { label: texts.linkman, value: data.linkman },
              { label: texts.mobile, value: data.mobile },
              { label: texts.supplierType, value: data.supplierType_dictText },
              { label: texts.legalPerson, value: data.legalPerson },
              { label: texts.registerCapital, value: data.registerCapital },
              { label: texts.establishDate, value: data.establishDate },
              { label: texts.email, value: data.email },
              { label: texts.bankName, value: data.bankName },
              { label: texts.bankAccount, value: data.bankAccount },
              { label: texts.createTime, value: formatDateTime(data.createTime) },
              { label: texts.auditStatus, value: texts.statuses[status] },
              { label: texts.address, value: data.address, wide: true },
              { label: texts.businessScope, value: data.businessScope, wide: true },
            ]}
          />
          <RegistrationFiles
            label={texts.licenseUrl}
            action={uploadRegistrationFile.path}
            value={data.licenseUrl}
            readOnly
          />
          <RegistrationFiles
            label={texts.qualificationUrl}
            action={uploadRegistrationFile.path}
            value={data.qualificationUrl}
            readOnly
          />
          <AuditTrail trail={data.auditTrail} />
          {deals && (
            <div className="gezi-register-decision">
              <label htmlFor={`${fieldId}-level`}>{texts.level}</label>
              <Select
                id={`${fieldId}-level`}
                aria-label={texts.level}
                popupRender={namedPopup(texts.level)}
                virtual={false}
                allowClear
                value={level}
                options={Object.entries(texts.levels).map(([value, text]) => ({ value, label: `${value} ${text}` }))}
                onChange={(chosen?: string) => setLevel(chosen ?? null)}
              />
              <label htmlFor={`${fieldId}-opinion`}>{texts.opinion}</label>
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
