import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/** A value for reading; a dash where there is none. */
export function ReadText({ children }: { children?: ReactNode }) {
  const texts = useTexts();
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <div className={isEmpty ? 'gezi-form-read gezi-form-read-empty' : 'gezi-form-read'}>
      {isEmpty ? texts.nothing : children}
    </div>
  );
}
