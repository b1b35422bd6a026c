import { Later, lazyPart, RichContent } from '@gezi/ui';
import { useEffect, useRef, useState } from 'react';
import { useLeave } from '../../runtime/kit/useLeave';
import { groupAttributes } from '../../runtime/kit/naming';
import { plainText } from '../../core/model/plainValues';
import { ReadText } from '../../runtime/kit/ReadText';
import { useTexts } from '../../runtime/texts/useTexts';
import { EDITOR_HEIGHT } from './editorHeight';
import type { FieldProps } from '../../runtime/FieldProps';

const EditorSurface = lazyPart(async () => (await import('./EditorSurface')).EditorSurface);

/** Rich text; the editor is loaded when the field is near the viewport. */
export function EditorField(field: FieldProps) {
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
    <div className="gezi-form-editor-waiting" style={{ height: EDITOR_HEIGHT }} aria-busy>
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
        <Later fallback={waiting}>
          <EditorSurface {...field} />
        </Later>
      ) : (
        waiting
      )}
    </fieldset>
  );
}
