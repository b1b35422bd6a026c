import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

export interface ReadTextProps {
  /** The value; a dash is shown if it is empty. */
  children?: ReactNode;
}

/** Shows the value of a read-only field; use it in your own field types. */
export function ReadText({ children }: ReadTextProps) {
  const texts = useTexts();
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <div className={isEmpty ? 'gezi-form-read gezi-form-read-empty' : 'gezi-form-read'}>
      {isEmpty ? texts.nothing : children}
    </div>
  );
}
