import type { PurchasePlan } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { DepartField } from '../../../documents/DepartField';
import { useTexts as useSharedTexts } from '../shared/texts';
import { useTexts } from './texts';

/** Header fields of a plan in draft. Those that submitting requires have the mark of required fields, too. */
export function PlanDraftFields({ plan }: { plan: PurchasePlan | undefined }) {
  const texts = useTexts();
  const { fillIn, neededToSubmit, departHint } = useSharedTexts();
  return (
    <PageCard title={texts.header}>
      <div className="gezi-document-fields">
        <TextField name="planName" label={texts.planName} isRequired missing={fillIn(texts.planName)} />
        <DepartField name="departId" label={texts.departName} placeholder={departHint} stored={plan} />
        <TextField name="demandOrgName" label={texts.demandOrgName} placeholder={neededToSubmit} />
        <TextField name="orgConsignee" label={texts.orgConsignee} placeholder={neededToSubmit} autoComplete="off" />
        <TextField
          name="orgConsigneeTel"
          label={texts.orgConsigneeTel}
          placeholder={neededToSubmit}
          inputMode="tel"
          autoComplete="off"
        />
        <AreaField name="remark" label={texts.remark} lines={[1, 6]} />
        <FileListField name="planFileUrl" label={texts.planFileUrl} biz="purchasePlan" className="gezi-field-wide" />
      </div>
    </PageCard>
  );
}
