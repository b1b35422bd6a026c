import { useClient } from '@gezi/client';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  uploadRegistrationFile,
  viewRegistration,
  voidRegistration,
} from '@gezi/domain';
import { DescriptionGrid, formatDateTime, namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { AuditDialog } from '../../audit/AuditDialog';
import type { Decision } from '../../audit/Decision';
import { useTexts as useAuditTexts } from '../../audit/texts';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { AuditTrail } from './AuditTrail';
import { useTexts } from './texts';

/** A registration as it stands, and the decision on it where there is one to be made. */
export function RegistrationAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const { company } = useVisitorTexts();
  const client = useClient();
  const levelId = useId();
  const [level, setLevel] = useState<string | null>(null);
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
      endpoint={viewRegistration}
      id={id}
      right="supplier:register:audit"
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
      {(registered) => (
        <>
          <DescriptionGrid
            maxColumns={2}
            items={[
              { label: texts.name, value: registered.name },
              { label: company.creditCode, value: registered.creditCode },
              { label: company.linkman, value: registered.linkman },
              { label: company.mobile, value: registered.mobile },
              { label: texts.supplierType, value: registered.supplierType_dictText },
              { label: texts.legalPerson, value: registered.legalPerson },
              { label: texts.registerCapital, value: registered.registerCapital },
              { label: texts.establishDate, value: registered.establishDate },
              { label: company.email, value: registered.email },
              { label: texts.bankName, value: registered.bankName },
              { label: texts.bankAccount, value: registered.bankAccount },
              { label: audit.createTime, value: formatDateTime(registered.createTime) },
              { label: audit.status, value: audit.statuses[registered.auditStatus] },
              { label: company.address, value: registered.address, wide: true },
              { label: texts.businessScope, value: registered.businessScope, wide: true },
              {
                label: company.licenseUrl,
                wide: true,
                value: (
                  <RegistrationFiles
                    label={company.licenseUrl}
                    action={uploadRegistrationFile.path}
                    value={registered.licenseUrl}
                    readOnly
                  />
                ),
              },
              {
                label: texts.qualificationUrl,
                wide: true,
                value: (
                  <RegistrationFiles
                    label={texts.qualificationUrl}
                    action={uploadRegistrationFile.path}
                    value={registered.qualificationUrl}
                    readOnly
                  />
                ),
              },
            ]}
          />
          <AuditTrail trail={registered.auditTrail} />
        </>
      )}
    </AuditDialog>
  );
}
