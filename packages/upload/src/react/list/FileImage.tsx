import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UploadedFile } from '../../core';
import { useFileAddress } from '../useFileAddress';

interface FileImageProps {
  item: UploadedFile;
  /** The selected file, shown without a request. */
  file: File | undefined;
  alt: string;
  className?: string;
  /** Shown if the picture cannot be loaded. */
  fallback: ReactNode;
}

/** Picture of an image file, selected or stored. */
export function FileImage({ item, file, alt, className, fallback }: FileImageProps) {
  const stored = useFileAddress()(item.path ?? '');
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const key = file ? item.uid : stored;

  useEffect(() => {
    const target = image.current;
    // Missing outside browsers.
    if (!file || !target || typeof URL.createObjectURL !== 'function') return;
    const address = URL.createObjectURL(file);
    target.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  if ((!file && !item.path) || broken === key) return <>{fallback}</>;
  return (
    <img
      key={key}
      ref={image}
      className={className}
      src={file ? undefined : stored}
      alt={alt}
      draggable={false}
      onError={() => setBroken(key)}
    />
  );
}
