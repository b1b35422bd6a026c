import { hasBidPart, hasDuration, hasPostponement, type PurchaseInfo } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import dayjs from 'dayjs';
import { useWatch } from 'react-hook-form';
import { AreaField } from '../../../forms/fields/AreaField';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { MomentField } from '../../../forms/fields/MomentField';
import { NumberField } from '../../../forms/fields/NumberField';
import { FlagField } from '../../../forms/fields/FlagField';
import { SwitchField } from '../../../forms/fields/SwitchField';
import { TextField } from '../../../forms/fields/TextField';
import { DepartField } from '../../../documents/DepartField';
import { useTexts as useSharedTexts } from '../shared/texts';
import { useTexts } from './texts';
import type { ProjectValues } from './useProjectDraft';

/** Header fields of a project in draft. */
export function ProjectDraftFields({ project }: { project: PurchaseInfo | undefined }) {
  const texts = useTexts();
  const { fillIn, neededToSubmit, departHint } = useSharedTexts();
  return (
    <>
      <PageCard title={texts.header}>
        <div className="gezi-document-fields">
          <TextField name="proName" label={texts.proName} isRequired missing={fillIn(texts.proName)} />
          <DepartField name="departId" label={texts.departId} placeholder={departHint} stored={project} />
          <DictField name="orgCode" label={texts.orgCode} dictCode="sys_depart,depart_name,org_code" />
          <TextField name="demandOrgName" label={texts.demandOrgName} placeholder={neededToSubmit} />
          <TextField name="contactName" label={texts.contactName} placeholder={neededToSubmit} autoComplete="off" />
          <TextField
            name="contactPhone"
            label={texts.contactPhone}
            placeholder={neededToSubmit}
            inputMode="tel"
            autoComplete="off"
          />
          <AreaField name="remark" label={texts.remark} lines={[1, 6]} className="gezi-field-wide" />
          <FileListField
            name="planFileUrl"
            label={texts.planFileUrl}
            biz="purchaseProject"
            className="gezi-field-wide"
          />
        </div>
      </PageCard>
      <MethodFields />
    </>
  );
}

/** Method of procurement and times; the method decides which fields there are (P§2). */
function MethodFields() {
  const texts = useTexts();
  const buyType = useWatch<ProjectValues, 'buyType'>({ name: 'buyType' });
  const method = { buyType };
  return (
    <PageCard title={texts.schedule}>
      <div className="gezi-document-fields">
        <DictField name="buyType" label={texts.buyType} dictCode="buy_type" isRequired />
        <DictField name="contractType" label={texts.contractType} dictCode="contract_type" isRequired />
        <SwitchField
          name="longSource"
          label={texts.longSource}
          hint={texts.longSourceHint}
          states={{ on: 1, off: 0 }}
        />
        <DictField name="payType" label={texts.payType} dictCode="pay_type" />
        <DictField name="priceType" label={texts.priceType} dictCode="price_type" />
        <NumberField name="minSupplierCount" label={texts.minSupplierCount} isRequired />
        <MomentField name="proStartTime" label={texts.proStartTime} dependents={END} />
        {hasDuration(method) ? (
          <>
            <DurationField />
            <NumberField name="minStep" label={texts.minStep} hint={texts.minStepHint} min={0} precision={2} />
          </>
        ) : (
          <MomentField name="proEndTime" label={texts.proEndTime} dependents={START} />
        )}
        {hasPostponement(method) && (
          <NumberField name="postponeDays" label={texts.postponeDays} hint={texts.postponeHint} />
        )}
        {hasBidPart(method) && <FlagField name="bidPart" label={texts.bidPart} />}
      </div>
    </PageCard>
  );
}

/** Hours of an auction, with the end that follows from them. */
function DurationField() {
  const texts = useTexts();
  const [start, hours] = useWatch<ProjectValues, ['proStartTime', 'biddingDuration']>({
    name: ['proStartTime', 'biddingDuration'],
  });
  const end = start && hours ? dayjs(start).add(hours, 'hour').format('YYYY-MM-DD HH:mm:ss') : texts.endOfAuction;
  return <NumberField name="biddingDuration" label={texts.biddingDuration} hint={`${texts.proEndTime}：${end}`} />;
}

const END = ['proEndTime'];
const START = ['proStartTime'];
