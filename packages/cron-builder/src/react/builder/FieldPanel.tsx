import { Alert, Radio } from 'antd';
import type { CronField, FieldMode, ModeName } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { fieldBounds } from './fieldBounds';
import { FIELD_MODES } from './fieldModes';
import { NumberGrid } from './NumberGrid';
import { SlotInput, type SlotName } from './SlotInput';

export interface FieldPanelProps {
  field: CronField;
  mode: FieldMode;
  /** Last used mode with its numbers. */
  formOf: (mode: ModeName) => FieldMode;
  /** Error message of the field. */
  error?: string | undefined;
  disabled: boolean;
  onChange: (mode: FieldMode) => void;
}

/** Radio group of the modes of a field. */
export function FieldPanel({ field, mode, formOf, error, disabled, onChange }: FieldPanelProps) {
  const texts = useTexts();
  const name = (one: ModeName) => (one === 'every' ? texts.every[field] : texts.modes[one]);

  return (
    <div className="gezi-cron-panel">
      {error && <Alert type="error" showIcon title={error} />}
      <Radio.Group
        className="gezi-cron-modes"
        aria-label={texts.fields[field]}
        value={mode.mode}
        disabled={disabled}
        onChange={(event) => onChange(formOf(event.target.value as ModeName))}
      >
        {FIELD_MODES[field].map((one) => (
          <div key={one} className={`gezi-cron-mode${one === mode.mode ? ' gezi-cron-mode-chosen' : ''}`}>
            <Radio value={one}>{name(one)}</Radio>
            <ModeDetail
              field={field}
              form={formOf(one)}
              chosen={one === mode.mode}
              disabled={disabled}
              onChange={onChange}
            />
          </div>
        ))}
      </Radio.Group>
    </div>
  );
}

interface ModeDetailProps {
  field: CronField;
  form: FieldMode;
  chosen: boolean;
  disabled: boolean;
  onChange: (form: FieldMode) => void;
}

/** Content of a mode: words with inputs, a grid, or a hint. */
function ModeDetail({ field, form, chosen, disabled, onChange }: ModeDetailProps) {
  const texts = useTexts();
  const template = texts.templates[field][form.mode];
  if (template) {
    const wraps = chosen && form.mode === 'range' && form.to < form.from && field !== 'year';
    return (
      <div className="gezi-cron-words">
        {template
          .split(/\{(\w+)\}/)
          .map((part, index) =>
            index % 2 ? (
              <SlotInput
                key={part}
                field={field}
                form={form}
                slot={part as SlotName}
                disabled={disabled}
                onChange={onChange}
              />
            ) : (
              part.trim() && <span key={part}>{part.trim()}</span>
            ),
          )}
        {wraps && <span className="gezi-cron-hint">{texts.wraps}</span>}
      </div>
    );
  }
  if (form.mode === 'none' && (field === 'dom' || field === 'dow')) {
    return <span className="gezi-cron-hint">{texts.noneHint[field]}</span>;
  }
  if (form.mode !== 'specify' || !chosen) return null;
  return (
    <div className="gezi-cron-specify">
      <NumberGrid
        label={`${texts.fields[field]} ${texts.modes.specify}`}
        numbers={gridNumbers(field, form.values)}
        columns={COLUMNS[field]}
        values={form.values}
        name={(value) =>
          field === 'dow' ? texts.weekdays[value - 1]! : field === 'month' ? texts.month(value) : String(value)
        }
        disabled={disabled}
        onChange={(values) => onChange({ mode: 'specify', values })}
      />
      {form.values.length === 0 && <span className="gezi-cron-hint">{texts.nothingChosen(field)}</span>}
    </div>
  );
}

const COLUMNS = { second: 10, minute: 10, hour: 12, dom: 7, month: 6, dow: 7, year: 8 } as const;

/** Selectable numbers, and selected ones outside the range. */
function gridNumbers(field: CronField, chosen: number[]): number[] {
  const { min, max } = fieldBounds(field);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  // Weeks begin on Monday.
  if (field === 'dow') return [...numbers.slice(1), 1];
  const beyond = chosen.filter((value) => value < min || value > max);
  return beyond.length ? [...numbers, ...beyond].toSorted((a, b) => a - b) : numbers;
}
