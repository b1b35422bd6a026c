import { controlAttributes } from '../../../runtime/kit/naming';
import { useTexts } from '../../../runtime/texts/useTexts';
import type { FieldProps } from '../../../runtime/FieldProps';

export interface ChosenShellProps {
  field: FieldProps;
  isBusy: boolean;
  /** What the chosen values are called. */
  texts: readonly string[];
  multiple: boolean;
  /** Of several only the first is shown, with the number of the others. */
  collapsed: boolean;
  placeholder: string;
  /** Removes the value at a position. */
  onRemove: (index: number) => void;
}

/** An inactive select or cascader: a closed combobox that looks like antd's. */
export function ChosenShell({
  field,
  isBusy,
  texts: chosen,
  multiple,
  collapsed,
  placeholder,
  onRemove,
}: ChosenShellProps) {
  const texts = useTexts();
  const hasTags = multiple && chosen.length > 0;
  const shown = collapsed ? chosen.slice(0, 1) : chosen;
  return (
    <span
      className={`gezi-form-box gezi-form-choice${hasTags ? ' gezi-form-tags' : ''}${field.disabled ? ' gezi-form-disabled' : ''}`}
    >
      {hasTags &&
        shown.map((text, index) => (
          // The same name may occur twice; tags neither move nor have state.
          <span key={index} className="gezi-form-tag" aria-hidden>
            {text}
            {!field.disabled && <RemoveTag label={`${texts.clear} ${text}`} onRemove={() => onRemove(index)} />}
          </span>
        ))}
      {hasTags && shown.length < chosen.length && (
        <span className="gezi-form-tag" aria-hidden>
          {texts.more(chosen.length - shown.length)}
        </span>
      )}
      <input
        {...controlAttributes(field, isBusy)}
        className={hasTags ? 'gezi-form-input gezi-form-unseen' : 'gezi-form-input'}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={`${field.id}_list`}
        readOnly
        value={chosen.join(texts.comma)}
        placeholder={placeholder}
      />
    </span>
  );
}

/** For pointers only; by keyboard values are removed in the open control. */
function RemoveTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className="gezi-form-untag"
      onMouseDown={(event) => {
        // The press neither moves the focus nor activates the control.
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={onRemove}
    />
  );
}
