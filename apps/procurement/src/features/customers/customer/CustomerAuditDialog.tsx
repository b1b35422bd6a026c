import {
  approveCustomer,
  listCustomers,
  rejectCustomer,
  uploadCustomerFile,
  viewCustomer,
  voidCustomer,
} from '@gezi/domain';
import { DescriptionGrid, formatDateTime } from '@gezi/ui';
import { AuditDialog } from '../../../audit/AuditDialog';
import { filesItem } from '../../../audit/filesItem';
import { useTexts as useAuditTexts } from '../../../audit/texts';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

const CALLS = {
  view: viewCustomer,
  list: listCustomers,
  approve: approveCustomer,
  reject: rejectCustomer,
  void: voidCustomer,
};

/** A registered purchasing unit, and the decision form if one is pending. */
export function CustomerAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const { company } = useVisitorTexts();

  return (
    <AuditDialog
      title={texts.auditTitle}
      calls={CALLS}
      id={id}
      permission="customer:customerInfo:audit"
      onClose={onClose}
      extra={<p className="gezi-register-opinion">{texts.approveHint}</p>}
    >
      {(registered) => (
        <DescriptionGrid
          maxColumns={2}
          items={[
            { label: texts.name, value: registered.name },
            { label: company.creditCode, value: registered.creditCode },
            { label: company.linkman, value: registered.linkman },
            { label: company.mobile, value: registered.mobile },
            { label: company.email, value: registered.email },
            { label: texts.industry, value: registered.industry },
            { label: texts.username, value: registered.username },
            { label: audit.createTime, value: formatDateTime(registered.createTime) },
            { label: audit.status, value: audit.statuses[registered.auditStatus] },
            { label: texts.tenant, value: registered.tenantIdCreated },
            { label: company.address, value: registered.address, wide: true },
            { label: audit.opinion, value: registered.auditOpinion, wide: true },
            filesItem(company.licenseUrl, uploadCustomerFile.path, registered.licenseUrl),
          ]}
        />
      )}
    </AuditDialog>
  );
}
