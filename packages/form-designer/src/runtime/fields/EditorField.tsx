import { RichContent } from '@gezi/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { useLeave } from '../kit/useLeave';
import { groupAttributes } from '../kit/naming';
import { plainText } from '../kit/values';
import { ReadText } from '../kit/ReadText';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';

const RichTextEditor = lazy(async () => ({ default: (await import('@gezi/ui/editors')).RichTextEditor }));

const HEIGHT = 300;

/** Rich text; its code comes when the field comes near the window. */
export function EditorField(field: FieldProps) {
  const { item } = field;
  const texts = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isNear, setNear] = useState(false);
  const html = plainText(field.value);
  useLeave(box, field.onBlur);
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  if (field.readOnly) return <ReadText>{html && <RichContent html={html} />}</ReadText>;

  const waiting = (
    <div className="gezi-form-editor-waiting" style={{ height: HEIGHT }} aria-busy>
      {texts.loadingEditor}
    </div>
  );
  return (
    <fieldset
      ref={box}
      {...groupAttributes(field)}
      className={field.invalid ? 'gezi-form-group gezi-form-editor-invalid' : 'gezi-form-group'}
    >
      {isNear ? (
        <Suspense fallback={waiting}>
          <RichTextEditor
            value={html}
            onChange={field.onChange}
            disabled={field.disabled}
            aria-label={field.label}
            height={HEIGHT}
            max={numberMember(item, 'max', 2000)}
            validateMaxText={booleanMember(item, 'validateMaxText')}
            placeholder={textMember(item, 'placeholder')}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </fieldset>
  );
}
