import { useClient, usePermission } from '@gezi/client';
import { approveCustomer, listCustomers, rejectCustomer, uploadCustomerFile, viewCustomer } from '@gezi/domain';
import { DescriptionGrid, formatDateTime } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
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
  const mayAudit = usePermission('customer:customerInfo:audit');
  const { data, error } = useQuery({
    queryKey: [viewCustomer.path, id],
    queryFn: ({ signal }) => client.call(viewCustomer, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });
  const decide = (what: Decision, opinion: string | null) =>
    what === 'approve'
      ? client.call(approveCustomer, { id, opinion }, { silent: true })
      : client.call(rejectCustomer, { id, opinion: opinion ?? '' }, { silent: true });

  return (
    <AuditDialog
      title={texts.auditTitle}
      status={data?.auditStatus}
      error={error}
      decisions={mayAudit ? ['reject', 'approve'] : []}
      onDecide={decide}
      list={listCustomers.path}
      onClose={onClose}
      asked={<p className="gezi-register-opinion">{texts.approveHint}</p>}
    >
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
              { label: audit.createTime, value: formatDateTime(data.createTime) },
              { label: audit.status, value: audit.statuses[data.auditStatus] },
              { label: texts.tenant, value: data.tenantIdCreated },
              { label: company.address, value: data.address, wide: true },
              { label: audit.opinion, value: data.auditOpinion, wide: true },
            ]}
          />
          <RegistrationFiles
            label={company.licenseUrl}
            action={uploadCustomerFile.path}
            value={data.licenseUrl}
            readOnly
          />
        </>
      )}
    </AuditDialog>
  );
}
