import { Button, type ButtonProps } from 'antd';
import { useRef, type ReactNode } from 'react';

interface PickButtonProps extends Pick<ButtonProps, 'icon' | 'disabled' | 'className' | 'type'> {
  /** `accept` of the file input; undefined for all. */
  accept: string | undefined;
  multiple: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Button that opens the file dialog of the browser. */
export function PickButton({ accept, multiple, onFiles, children, className = '', ...button }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} className={`gezi-upload-pick ${className}`} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows the same file again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
