import type { SysFormVersion } from '@gezi/domain';
import { formatDateTime, namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { FormChanges } from './FormChanges';
import { useTexts } from './texts';

/** Compares any two versions of a form; initially the last two. */
export function FormComparison({ versions }: { versions: readonly SysFormVersion[] }) {
  const texts = useTexts();
  const [latest, last = latest] = versions;
  const [from, setFrom] = useState(last!.version);
  const [to, setTo] = useState(latest!.version);
  const options = versions.map(({ version, createBy, createBy_dictText: creator, createTime }) => ({
    value: version,
    label: `${texts.versionOf(version)} · ${[creator ?? createBy, formatDateTime(createTime)].filter(Boolean).join(' · ')}`,
  }));
  const choice = (label: string, value: number, choose: (version: number) => void) => (
    <label>
      <span>{label}</span>
      <Select
        aria-label={label}
        popupRender={namedPopup(label)}
        virtual={false}
        value={value}
        options={options}
        onChange={choose}
      />
    </label>
  );
  return (
    <>
      <div className="gezi-form-comparison">
        {choice(texts.compareFrom, from, setFrom)}
        {choice(texts.compareTo, to, setTo)}
      </div>
      {from === to ? (
        <p className="gezi-form-note">{texts.sameVersion}</p>
      ) : (
        <FormChanges formId={latest!.formId} from={from} to={to} />
      )}
    </>
  );
}
