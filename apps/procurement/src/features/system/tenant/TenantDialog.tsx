import { useClient } from '@gezi/client';
import { addTenant, editTenant, listTenantPacks, listTenants, type TenantAdd, type TenantRecord } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { DayField } from '../../../forms/fields/DayField';
import { NumberField } from '../../../forms/fields/NumberField';
import { RadioField } from '../../../forms/fields/RadioField';
import { SelectField } from '../../../forms/fields/SelectField';
import { FlagField } from '../../../forms/fields/FlagField';
import { SwitchField } from '../../../forms/fields/SwitchField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from '../shared/texts';

/** Form values of a tenant; the id of a new one starts empty. */
type Entered = Required<Omit<TenantAdd, 'id'>> & { id: number | null };

/** Form of a tenant. */
export function TenantDialog({ tenant, onClose }: { tenant?: TenantRecord; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.tenant;
  const client = useClient();
  const queries = useQueryClient();
  const packs = useQuery({
    queryKey: [listTenantPacks.path, 'all'],
    queryFn: () => client.call(listTenantPacks, { pageSize: 1000 }),
  });

  async function save({ id, ...entered }: Entered) {
    const members = { ...entered, id: id!, secondaryDomain: entered.secondaryDomain || null };
    if (tenant) {
      await client.call(editTenant, { ...members, id: tenant.id, updateTime: tenant.updateTime }, { silent: true });
    } else await client.call(addTenant, members, { silent: true });
    await invalidate(queries, listTenants);
  }

  return (
    <RecordDialog
      title={tenant ? t.editTitle : t.addTitle}
      width={640}
      schema={addTenant.input}
      initial={stored(tenant)}
      draft={draftFor('tenant', tenant && { id: String(tenant.id), updateTime: tenant.updateTime })}
      save={save}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <NumberField name="id" label={t.id} disabled={tenant !== undefined} />
        <TextField name="name" label={t.name} />
        <DayField name="beginDate" label={t.beginDate} placeholder={t.unlimited} />
        <DayField name="endDate" label={t.endDate} placeholder={t.unlimited} />
        <SelectField
          className="gezi-field-wide"
          name="packId"
          label={t.pack}
          hint={t.packHint}
          allowClear
          loading={packs.isPending}
          placeholder={t.wholePack}
          options={packs.data?.records.map(({ id, packName }) => ({ value: id, label: packName })) ?? []}
        />
        <TextField name="secondaryDomain" label={t.domain} placeholder="ruiheng.example.com" />
        <FlagField name="isHttps" label={t.https} />
        <RadioField
          name="status"
          label={texts.status}
          options={[
            { value: 1, label: t.normal },
            { value: 0, label: t.frozen },
          ]}
        />
        <FlagField name="projectApproval" label={t.projectApproval} />
        <SwitchField name="openOfficers" label={t.twoOfficers} states={OFFICERS} />
      </div>
    </RecordDialog>
  );
}

const OFFICERS = { on: 2, off: 1 };

const stored = (tenant: TenantRecord | undefined): Entered => ({
  id: tenant?.id ?? null,
  name: tenant?.name ?? '',
  status: tenant?.status === 0 ? 0 : 1,
  beginDate: tenant?.beginDate ?? null,
  endDate: tenant?.endDate ?? null,
  packId: tenant?.packId ?? null,
  secondaryDomain: tenant?.secondaryDomain ?? '',
  isHttps: tenant?.isHttps === '1' ? '1' : '0',
  projectApproval: tenant?.projectApproval === '0' ? '0' : '1',
  openOfficers: tenant?.openOfficers === 2 ? 2 : 1,
});
