import { useClient, usePermission } from '@gezi/client';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  uploadRegistrationFile,
  viewRegistration,
  voidRegistration,
} from '@gezi/domain';
import { DescriptionGrid, formatDateTime, namedPopup } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { AuditDialog } from '../../audit/AuditDialog';
import type { Decision } from '../../audit/Decision';
import { useTexts as useAuditTexts } from '../../audit/texts';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { AuditTrail } from './AuditTrail';
import { useTexts } from './texts';

/** A registration as it stands, and the decision on it where there is one to be made. */
export function RegistrationAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const client = useClient();
  const mayAudit = usePermission('supplier:register:audit');
  const levelId = useId();
  const [level, setLevel] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: [viewRegistration.path, id],
    queryFn: ({ signal }) => client.call(viewRegistration, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });
  const decide = (what: Decision, opinion: string | null) =>
    what === 'approve'
      ? client.call(approveRegistration, { id, opinion, level }, { silent: true })
      : client.call(
          what === 'reject' ? rejectRegistration : voidRegistration,
          { id, opinion: opinion ?? '' },
          { silent: true },
        );

  return (
    <AuditDialog
      title={texts.auditTitle}
      status={data?.auditStatus}
      error={error}
      decisions={mayAudit ? ['void', 'reject', 'approve'] : []}
      confirm={{ void: texts.voidConfirm }}
      onDecide={decide}
      list={listRegistrations.path}
      onClose={onClose}
      asked={
        <>
          <label htmlFor={levelId}>{texts.level}</label>
          <Select
            id={levelId}
            aria-label={texts.level}
            popupRender={namedPopup(texts.level)}
            virtual={false}
            allowClear
            value={level}
            options={Object.entries(texts.levels).map(([value, text]) => ({ value, label: `${value} ${text}` }))}
            onChange={(chosen?: string) => setLevel(chosen ?? null)}
          />
        </>
      }
    >
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
              { label: audit.createTime, value: formatDateTime(data.createTime) },
              { label: audit.status, value: audit.statuses[data.auditStatus] },
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
        </>
      )}
    </AuditDialog>
  );
}
