import { useClient } from '@gezi/client';
import { addTenant, editTenant, listTenantPacks, listTenants, type TenantRecord } from '@gezi/domain';
import { namedPopup } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DatePicker, Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { renew } from '../../../crud/renew';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';

interface Entered {
  id: number;
  name: string;
  status: 0 | 1;
  beginDate?: Dayjs | null;
  endDate?: Dayjs | null;
  packId?: string | null;
  secondaryDomain?: string | null;
  isHttps?: boolean;
}

/** A tenant, to be entered. */
export function TenantDialog({ tenant, onClose }: { tenant?: TenantRecord; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.tenant;
  const client = useClient();
  const queries = useQueryClient();
  const packs = useQuery({
    queryKey: [listTenantPacks.path, 'all'],
    queryFn: () => client.call(listTenantPacks, { pageSize: 1000 }),
  });

  async function save({ beginDate, endDate, isHttps, packId, secondaryDomain, ...entered }: Entered) {
    const members = {
      ...entered,
      name: entered.name.trim(),
      beginDate: beginDate?.format('YYYY-MM-DD') ?? null,
      endDate: endDate?.format('YYYY-MM-DD') ?? null,
      packId: packId ?? null,
      secondaryDomain: secondaryDomain?.trim() || null,
      isHttps: isHttps ? ('1' as const) : ('0' as const),
    };
    if (tenant) {
      await client.call(editTenant, { ...members, id: tenant.id, updateTime: tenant.updateTime }, { silent: true });
    } else await client.call(addTenant, members, { silent: true });
    await renew(queries, listTenants);
  }

  return (
    <SaveDialog<Entered>
      title={tenant ? t.editTitle : t.addTitle}
      width={640}
      initial={tenant ? stored(tenant) : { status: 1 }}
      save={save}
      onClose={onClose}
    >
      <div className="gezi-access-two">
        <Form.Item name="id" label={t.id} rules={[{ required: true, message: texts.required(t.id) }]}>
          <InputNumber min={1} max={2_000_000_000} precision={0} disabled={tenant !== undefined} />
        </Form.Item>
        <Form.Item
          name="name"
          label={t.name}
          rules={[{ required: true, whitespace: true, message: texts.required(t.name) }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="beginDate" label={t.beginDate}>
          <DatePicker placeholder={t.unlimited} />
        </Form.Item>
        <Form.Item name="endDate" label={t.endDate}>
          <DatePicker placeholder={t.unlimited} />
        </Form.Item>
        <Form.Item className="gezi-access-wide" name="packId" label={t.pack} extra={t.packHint}>
          <Select
            aria-label={t.pack}
            popupRender={namedPopup(t.pack)}
            virtual={false}
            allowClear
            loading={packs.isPending}
            placeholder={t.wholePack}
            options={packs.data?.records.map(({ id, packName }) => ({ value: id, label: packName })) ?? []}
          />
        </Form.Item>
        <Form.Item name="secondaryDomain" label={t.domain}>
          <Input maxLength={100} placeholder="ruiheng.example.com" />
        </Form.Item>
        <Form.Item name="isHttps" label={t.https} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="status" label={texts.status}>
          <Radio.Group
            options={[
              { value: 1, label: t.normal },
              { value: 0, label: t.frozen },
            ]}
          />
        </Form.Item>
      </div>
    </SaveDialog>
  );
}

const stored = ({ id, name, status, beginDate, endDate, packId, secondaryDomain, isHttps }: TenantRecord) => ({
  id,
  name,
  status: status === 0 ? (0 as const) : (1 as const),
  beginDate: beginDate ? dayjs(beginDate) : null,
  endDate: endDate ? dayjs(endDate) : null,
  packId,
  secondaryDomain,
  isHttps: isHttps === '1',
});
