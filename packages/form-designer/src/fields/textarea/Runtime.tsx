import { countCharacters } from '@gezi/validators';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { isFixed } from '../../runtime/kit/isFixed';
import { controlAttributes } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { plainText } from '../../core/model/plainValues';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';

/** Several lines of text. */
export function TextareaField(field: FieldProps) {
  const { item, onChange, onBlur } = field;
  const texts = useTexts();
  const text = plainText(field.value);
  if (field.readOnly) return <ReadText>{text && <span className="gezi-form-lines">{text}</span>}</ReadText>;

  const isReadOnly = isFixed(item);
  const canClear = booleanMember(item, 'clearable') && !isReadOnly && !field.disabled;
  const most = numberMember(item, 'maxlength', numberMember(item, 'maxLength', 0));
  return (
    <span
      className={`gezi-form-area${canClear ? ' gezi-form-clearable' : ''}${field.disabled ? ' gezi-form-disabled' : ''}`}
    >
      <textarea
        {...controlAttributes(field)}
        className="gezi-form-textarea"
        value={text}
        rows={Math.max(1, numberMember(item, 'rows', 4))}
        maxLength={most > 0 ? most : undefined}
        placeholder={textMember(item, 'placeholder')}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {canClear && text !== '' && (
        <button
          type="button"
          className="gezi-form-clear"
          tabIndex={-1}
          aria-label={`${texts.clear} ${field.label}`}
          onClick={() => onChange('')}
        />
      )}
      {most > 0 && booleanMember(item, 'show-word-limit') && (
        <span className="gezi-form-count">{texts.characters(countCharacters(text), most)}</span>
      )}
    </span>
  );
}
