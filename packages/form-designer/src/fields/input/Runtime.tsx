import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { ItemIcon } from '../../runtime/kit/ItemIcon';
import { isFixed } from '../../runtime/kit/isFixed';
import { controlAttributes } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { Sized } from '../../runtime/kit/Sized';
import { plainText } from '../../core/model/plainValues';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';

/** One line of text, a native input from the start: nothing has to be woken, autofill and every key work. */
export function InputField(field: FieldProps) {
  const { item, onChange, onBlur, readOnly, disabled } = field;
  const texts = useTexts();
  const text = plainText(field.value);
  const [before, after] = [textMember(item, 'prepend'), textMember(item, 'append')];
  if (readOnly) return <ReadText>{text && [before, text, after].filter(Boolean).join(' ')}</ReadText>;

  const isReadOnly = isFixed(item);
  const [prefix, suffix] = [textMember(item, 'prefix-icon'), textMember(item, 'suffix-icon')];
  const most = numberMember(item, 'maxLength');
  const canClear = text !== '' && !disabled && !isReadOnly && booleanMember(item, 'clearable');
  const box = (
    <span className={disabled ? 'gezi-form-box gezi-form-disabled' : 'gezi-form-box'}>
      {prefix && <ItemIcon name={prefix} />}
      <input
        {...controlAttributes(field)}
        className="gezi-form-input"
        value={text}
        maxLength={most !== undefined && most > 0 ? most : undefined}
        placeholder={textMember(item, 'placeholder')}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {canClear && (
        <button
          type="button"
          className="gezi-form-clear"
          tabIndex={-1}
          aria-label={`${texts.clear} ${field.label}`}
          onClick={() => onChange('')}
        />
      )}
      {suffix && <ItemIcon name={suffix} />}
    </span>
  );
  return (
    <Sized item={item}>
      {before || after ? (
        <span className="gezi-form-addons">
          {before && <span className="gezi-form-addon">{before}</span>}
          {box}
          {after && <span className="gezi-form-addon">{after}</span>}
        </span>
      ) : (
        box
      )}
    </Sized>
  );
}
