import { useClient } from '@gezi/client';
import {
  approveCustomer,
  listCustomers,
  rejectCustomer,
  uploadCustomerFile,
  viewCustomer,
  voidCustomer,
} from '@gezi/domain';
import { DescriptionGrid, formatDateTime } from '@gezi/ui';
import { AuditDialog } from '../../audit/AuditDialog';
import type { Decision } from '../../audit/Decision';
import { useTexts as useAuditTexts } from '../../audit/texts';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { useTexts } from './texts';

/** A purchasing unit as it registered, and the decision on it where there is one to be made. */
export function CustomerAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const { company } = useVisitorTexts();
  const client = useClient();
  const decide = (what: Decision, opinion: string | null) =>
    what === 'approve'
      ? client.call(approveCustomer, { id, opinion }, { silent: true })
      : client.call(
          what === 'reject' ? rejectCustomer : voidCustomer,
          { id, opinion: opinion ?? '' },
          { silent: true },
        );

  return (
    <AuditDialog
      title={texts.auditTitle}
      endpoint={viewCustomer}
      id={id}
      right="customer:customerInfo:audit"
      onDecide={decide}
      list={listCustomers.path}
      onClose={onClose}
      asked={<p className="gezi-register-opinion">{texts.approveHint}</p>}
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
              { label: company.email, value: registered.email },
              { label: texts.industry, value: registered.industry },
              { label: texts.username, value: registered.username },
              { label: audit.createTime, value: formatDateTime(registered.createTime) },
              { label: audit.status, value: audit.statuses[registered.auditStatus] },
              { label: texts.tenant, value: registered.tenantIdCreated },
              { label: company.address, value: registered.address, wide: true },
              { label: audit.opinion, value: registered.auditOpinion, wide: true },
              {
                label: company.licenseUrl,
                wide: true,
                value: (
                  <RegistrationFiles
                    label={company.licenseUrl}
                    action={uploadCustomerFile.path}
                    value={registered.licenseUrl}
                    readOnly
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </AuditDialog>
  );
}
