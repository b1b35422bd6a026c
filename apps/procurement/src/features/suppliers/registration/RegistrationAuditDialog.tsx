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
import { useTexts as useSupplierTexts } from '../shared/texts';
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
  const supplier = useSupplierTexts();
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
          <label htmlFor={levelId}>{supplier.level}</label>
          <Select
            id={levelId}
            aria-label={supplier.level}
            popupRender={namedPopup(supplier.level)}
            virtual={false}
            allowClear
            value={level}
            options={Object.entries(supplier.levels).map(([value, text]) => ({ value, label: `${value} ${text}` }))}
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
              { label: supplier.name, value: registered.name },
              { label: company.creditCode, value: registered.creditCode },
              { label: company.linkman, value: registered.linkman },
              { label: company.mobile, value: registered.mobile },
              { label: supplier.supplierType, value: registered.supplierType_dictText },
              { label: supplier.legalPerson, value: registered.legalPerson },
              { label: supplier.registerCapital, value: registered.registerCapital },
              { label: supplier.establishDate, value: registered.establishDate },
              { label: company.email, value: registered.email },
              { label: supplier.bankName, value: registered.bankName },
              { label: supplier.bankAccount, value: registered.bankAccount },
              { label: audit.createTime, value: formatDateTime(registered.createTime) },
              { label: audit.status, value: audit.statuses[registered.auditStatus] },
              { label: company.address, value: registered.address, wide: true },
              { label: supplier.businessScope, value: registered.businessScope, wide: true },
              filesItem(company.licenseUrl, uploadRegistrationFile.path, registered.licenseUrl),
              filesItem(supplier.qualificationUrl, uploadRegistrationFile.path, registered.qualificationUrl),
            ]}
          />
          <AuditTrail trail={registered.auditTrail} />
        </>
      )}
    </AuditDialog>
  );
}
