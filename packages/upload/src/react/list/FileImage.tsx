import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UploadedFile } from '../../core';
import { useFileAddress } from '../useFileAddress';

interface FileImageProps {
  item: UploadedFile;
  /** The bytes, where the picture was picked here: shown before it is stored, and without asking the server. */
  file: File | undefined;
  alt: string;
  className?: string;
  /** Stands where the picture cannot be shown. */
  fallback: ReactNode;
}

/** The picture of an image file, from here or from the server. */
export function FileImage({ item, file, alt, className, fallback }: FileImageProps) {
  const stored = useFileAddress()(item.path ?? '');
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const key = file ? item.uid : stored;

  useEffect(() => {
    const target = image.current;
    // Not there outside of browsers.
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
