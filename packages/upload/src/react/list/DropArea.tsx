import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { useFileDrop } from './useFileDrop';

interface DropAreaProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  /** Accessible name. */
  label: string;
  id?: string | undefined;
  children: ReactNode;
}

/** Area that accepts dropped files, and pasted files while it has the focus. */
export function DropArea({ disabled, onFiles, className = '', label, id, children }: DropAreaProps) {
  const texts = useTexts();
  const frame = useRef<HTMLFieldSetElement>(null);
  const isOver = useFileDrop(frame, disabled, onFiles);

  return (
    <fieldset
      ref={frame}
      aria-label={label}
      id={id}
      className={`gezi-upload ${className}${isOver ? ' gezi-upload-over' : ''}`}
    >
      {children}
      {isOver && (
        <div className="gezi-upload-veil" aria-hidden="true">
          {texts.drop}
        </div>
      )}
    </fieldset>
  );
}
