import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { useFileDrop } from './useFileDrop';

interface DropAreaProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  /** Name for screen readers. */
  label: string;
  id?: string | undefined;
  children: ReactNode;
}

/** The frame of a list: takes files dropped on it, and files pasted while the focus is within. */
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
