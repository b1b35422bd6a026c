import { describeFailure, useClient } from '@gezi/client';
import { listDataVersions, type SysDataLog } from '@gezi/domain';
import { Dialog, EmptyState, formatDateTime, namedPopup, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Select, Spin } from 'antd';
import { useState } from 'react';
import { differenceLines, readMembers } from '../../../crud/core/differenceLines';
import { Differences } from '../../../crud/Differences';
import { useTexts } from '../shared/texts';

/** Compares two versions of a record; initially the selected one and its predecessor. */
export function DataComparison({ record, onClose }: { record: SysDataLog; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { dataTable, dataId } = record;
  const { data, error, refetch } = useQuery({
    queryKey: [listDataVersions.path, dataTable, dataId],
    queryFn: ({ signal }) => client.call(listDataVersions, { dataTable, dataId }, { signal, silent: true }),
  });
  return (
    <Dialog
      open
      width={980}
      title={texts.compareTitle(dataTable, dataId)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error ? (
        <EmptyState
          title={describeFailure(error, { locale }).message}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      ) : data ? (
        <Versions versions={data} chosen={record.id} />
      ) : (
        <Spin />
      )}
    </Dialog>
  );
}

/** @param versions latest first */
function Versions({ versions, chosen }: { versions: readonly SysDataLog[]; chosen: string }) {
  const texts = useTexts();
  const at = Math.max(
    0,
    versions.findIndex(({ id }) => id === chosen),
  );
  const [newer, setNewer] = useState(versions[at]?.id);
  const [older, setOlder] = useState((versions[at + 1] ?? versions[at])?.id);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const contentOf = (id: string | undefined) => readMembers(versions.find((one) => one.id === id)?.dataContent ?? null);
  const lines = differenceLines(contentOf(older), contentOf(newer), onlyChanges);
  const options = versions.map(({ id, dataVersion, createTime, createBy, createBy_dictText: creator }) => ({
    value: id,
    label: [texts.versionOf(dataVersion), formatDateTime(createTime), creator ?? createBy].filter(Boolean).join(' · '),
  }));
  const select = (label: string, value: string | undefined, onChange: (id: string) => void) => (
    <Select
      aria-label={label}
      popupRender={namedPopup(label)}
      virtual={false}
      value={value ?? null}
      options={options}
      onChange={(id) => id && onChange(id)}
    />
  );
  return (
    <div className="gezi-comparison">
      <div className="gezi-comparison-choice">
        {select(texts.olderVersion, older, setOlder)}
        <span aria-hidden>→</span>
        {select(texts.newerVersion, newer, setNewer)}
        <Checkbox checked={onlyChanges} onChange={(event) => setOnlyChanges(event.target.checked)}>
          {texts.onlyChanges}
        </Checkbox>
      </div>
      {lines.length > 0 ? (
        <Differences
          label={texts.compareLabel}
          lines={lines}
          heads={[texts.olderVersion, texts.newerVersion]}
          nameOf={(name) => texts.members[name] ?? name}
        />
      ) : (
        <p>{versions.length > 1 ? texts.same : texts.oneVersion}</p>
      )}
    </div>
  );
}
