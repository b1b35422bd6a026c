import { priorities, type NoticePriority } from '@gezi/domain';
import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { useTexts } from '../texts';

interface PrioritySelectProps {
  label: string;
  /** Lowest priority; null: none. */
  value: NoticePriority | null;
  disabled: boolean;
  onChange: (value: NoticePriority | null) => void;
}

const NONE = 'none';

/** Which notices of a kind leave by a channel. */
export function PrioritySelect({ label, value, disabled, onChange }: PrioritySelectProps) {
  const { from } = useTexts().notices;
  return (
    <Select<NoticePriority | typeof NONE>
      aria-label={label}
      popupRender={namedPopup(label)}
      virtual={false}
      value={value ?? NONE}
      disabled={disabled}
      options={[NONE, ...priorities].map((one) => ({
        value: one as NoticePriority,
        label: from[one as NoticePriority],
      }))}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}
