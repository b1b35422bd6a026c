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
import { AuditDialog } from '../../../audit/AuditDialog';
import { filesItem } from '../../../audit/filesItem';
import { useTexts as useAuditTexts } from '../../../audit/texts';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { AuditTrail } from './AuditTrail';
import { useTexts } from './texts';

const CALLS = {
  view: viewRegistration,
  list: listRegistrations,
  approve: approveRegistration,
  reject: rejectRegistration,
  void: voidRegistration,
};

/** A registered supplier, and the decision form if one is pending. */
export function RegistrationAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const { company } = useVisitorTexts();
  const levelId = useId();
  const [level, setLevel] = useState<string | null>(null);

  return (
    <AuditDialog
      title={texts.auditTitle}
      calls={CALLS}
      id={id}
      permission="supplier:register:audit"
      approval={{ level }}
      onClose={onClose}
      extra={
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
              filesItem(company.licenseUrl, uploadRegistrationFile.path, registered.licenseUrl),
              filesItem(texts.qualificationUrl, uploadRegistrationFile.path, registered.qualificationUrl),
            ]}
          />
          <AuditTrail trail={registered.auditTrail} />
        </>
      )}
    </AuditDialog>
  );
}
