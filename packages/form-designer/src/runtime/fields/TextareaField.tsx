import { countCharacters } from '@gezi/validators';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { controlAttributes } from '../kit/naming';
import { ReadText } from '../kit/ReadText';
import { plainText } from '../kit/values';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';

/** Several lines of text. */
export function TextareaField(field: FieldProps) {
  const { item, onChange, onBlur } = field;
  const texts = useTexts();
  const text = plainText(field.value);
  if (field.readOnly) return <ReadText>{text && <span className="gezi-form-lines">{text}</span>}</ReadText>;

  const most = numberMember(item, 'maxlength', numberMember(item, 'maxLength', 0));
  return (
    <span className={field.disabled ? 'gezi-form-area gezi-form-disabled' : 'gezi-form-area'}>
      <textarea
        {...controlAttributes(field)}
        className="gezi-form-textarea"
        value={text}
        rows={Math.max(1, numberMember(item, 'rows', 4))}
        maxLength={most > 0 ? most : undefined}
        placeholder={textMember(item, 'placeholder')}
        readOnly={booleanMember(item, 'readonly', booleanMember(item, 'readOnly'))}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {most > 0 && booleanMember(item, 'show-word-limit') && (
        <span className="gezi-form-count">{texts.characters(countCharacters(text), most)}</span>
      )}
    </span>
  );
}
