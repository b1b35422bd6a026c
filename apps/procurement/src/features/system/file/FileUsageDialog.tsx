import { fileAreaNames, type FileUsage } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Dialog, useLocale, type LocaleCode } from '@gezi/ui';
import { formatSize } from '@gezi/upload';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from './texts';

interface UsageRow {
  id: string;
  name: string;
  count: number;
  size: string;
}

/** Storage in use by area and, for administrators of all tenants, by tenant. */
export function FileUsageDialog({ usage, onClose }: { usage: FileUsage; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const [shown, setShown] = useState<'area' | 'tenant'>('area');
  const rows = useMemo(() => (shown === 'area' ? areaRows(usage, locale) : tenantRows(usage)), [shown, usage, locale]);
  const columns = useMemo<GridColumn<UsageRow>[]>(
    () => [
      { key: 'name', title: shown === 'area' ? texts.area : texts.tenant, type: 'normal', width: 260 },
      { key: 'count', title: texts.fileCount, type: 'normal', width: 110, align: 'end' },
      { key: 'size', title: texts.size, type: 'normal', width: 120, align: 'end' },
    ],
    [texts, shown],
  );
  return (
    <Dialog
      open
      width={600}
      title={texts.usage}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {usage.tenants.length > 0 && (
        <Segmented<'area' | 'tenant'>
          className="gezi-file-usage-choice"
          value={shown}
          options={[
            { value: 'area', label: texts.byArea },
            { value: 'tenant', label: texts.byTenant },
          ]}
          onChange={setShown}
        />
      )}
      <EditableGrid label={texts.usage} columns={columns} rows={rows} readOnly size="tiny" maxHeight={420} />
    </Dialog>
  );
}

function areaRows({ areas }: FileUsage, locale: LocaleCode): UsageRow[] {
  const names: Readonly<Record<string, Record<LocaleCode, string>>> = fileAreaNames;
  return areas.map(({ biz, count, bytes }) => ({
    id: biz,
    name: names[biz]?.[locale] ?? biz,
    count,
    size: formatSize(bytes),
  }));
}

const tenantRows = ({ tenants }: FileUsage): UsageRow[] =>
  tenants.map(({ id, name, count, bytes }) => ({ id, name, count, size: formatSize(bytes) }));
