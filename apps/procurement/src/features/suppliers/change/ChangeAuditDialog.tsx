import {
  approveSupplierChange,
  isSupplierFiles,
  listSupplierChanges,
  rejectSupplierChange,
  uploadRegistrationFile,
  viewSupplierChange,
  type ChangedField,
  type SupplierChange,
} from '@gezi/domain';
import { DescriptionGrid, formatDateTime } from '@gezi/ui';
import { AuditDialog } from '../../../audit/AuditDialog';
import { useTexts as useAuditTexts } from '../../../audit/texts';
import { RegistrationFiles } from '../../../visitor/RegistrationFiles';
import { Differences } from '../../../crud/Differences';
import { useTexts } from './texts';

const CALLS = {
  view: viewSupplierChange,
  list: listSupplierChanges,
  approve: approveSupplierChange,
  reject: rejectSupplierChange,
};

/** A proposed change, and the decision form if one is pending. */
export function ChangeAuditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  return (
    <AuditDialog title={texts.auditTitle} calls={CALLS} id={id} permission="supplier:change:audit" onClose={onClose}>
      {(change) => <ChangeFacts change={change} />}
    </AuditDialog>
  );
}

function ChangeFacts({ change }: { change: SupplierChange }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const labels = new Map(change.changeFields.map(({ field, label }) => [field, label]));
  return (
    <>
      <DescriptionGrid
        maxColumns={2}
        items={[
          { label: texts.supplierName, value: change.supplierName },
          { label: audit.status, value: audit.statuses[change.auditStatus] },
          { label: texts.applicant, value: change.createBy_dictText ?? change.createBy },
          { label: texts.applyTime, value: formatDateTime(change.applyTime) },
          { label: texts.reason, value: change.reason, wide: true },
          ...(change.auditOpinion ? [{ label: audit.opinion, value: change.auditOpinion, wide: true }] : []),
        ]}
      />
      <h2 className="gezi-register-part">{texts.changes}</h2>
      <Differences
        label={texts.changes}
        nameOf={(field) => labels.get(field) ?? field}
        lines={change.changeFields.map(({ field, before, after }) => ({
          name: field,
          before: before ?? '',
          after: after ?? '',
          changed: true,
        }))}
        drawValue={(field, value) =>
          isSupplierFiles(field) ? <ChangedFiles label={labels.get(field) ?? field} value={value} /> : value
        }
      />
    </>
  );
}

const ChangedFiles = ({ label, value }: { label: string; value: ChangedField['before'] }) => (
  <RegistrationFiles label={label} action={uploadRegistrationFile.path} value={value} readOnly />
);
