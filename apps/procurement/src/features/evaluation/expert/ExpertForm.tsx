import { useClient } from '@gezi/client';
import { addExpert, editExpert, listExperts, type Expert } from '@gezi/domain';
import { DictSearchSelect, DictSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { MaterialTypesSelect } from '../shared/MaterialTypesSelect';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

const CALLS = { add: addExpert, edit: editExpert };

/** Form of an expert. */
export function ExpertForm({ row, onClose }: OpenForm<Expert>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entriesOf(texts)}
      schema={addExpert.input}
      draft={draftFor('expert', row)}
      initial={valuesOf(row)}
      save={async (values) => {
        await saveRecord(client, CALLS, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) });
        await invalidate(queries, listExperts);
      }}
      onClose={onClose}
    />
  );
}

const entriesOf = (texts: Texts): Entry[] => [
  { kind: 'text', name: 'name', label: texts.name },
  {
    kind: 'own',
    name: 'userId',
    label: texts.user,
    hint: texts.userHint,
    missing: texts.userMissing,
    control: <DictSearchSelect dictCode="sys_user,realname,id,user_type = 'expert'" aria-label={texts.user} />,
  },
  {
    kind: 'own',
    name: 'professionType',
    label: texts.professionType,
    missing: texts.professionMissing,
    control: <DictSelect dictCode="profession_type" aria-label={texts.professionType} />,
  },
  { kind: 'text', name: 'orgName', label: texts.orgName },
  { kind: 'text', name: 'jobTitle', label: texts.jobTitle },
  { kind: 'text', name: 'phone', label: texts.phone },
  {
    kind: 'own',
    name: 'materialTypeIds',
    label: texts.materialTypes,
    hint: texts.materialTypesHint,
    control: <MaterialTypesSelect aria-label={texts.materialTypes} />,
  },
  {
    kind: 'own',
    name: 'avoidSupplierIds',
    label: texts.avoidSuppliers,
    hint: texts.avoidSuppliersHint,
    control: <DictSearchSelect dictCode="supplier_info,name,id" multiple aria-label={texts.avoidSuppliers} />,
  },
  {
    kind: 'switch',
    name: 'status',
    label: texts.status,
    options: [
      { value: '1', label: texts.inUse },
      { value: '0', label: texts.outOfUse },
    ],
  },
  { kind: 'area', name: 'remark', label: texts.remark },
];

const valuesOf = (expert?: Expert) => ({
  name: expert?.name ?? '',
  userId: expert?.userId ?? '',
  professionType: expert?.professionType ?? '',
  orgName: expert?.orgName ?? null,
  jobTitle: expert?.jobTitle ?? null,
  phone: expert?.phone ?? null,
  materialTypeIds: expert?.materialTypeIds ?? null,
  avoidSupplierIds: expert?.avoidSupplierIds ?? null,
  status: expert?.status ?? '1',
  remark: expert?.remark ?? null,
});
