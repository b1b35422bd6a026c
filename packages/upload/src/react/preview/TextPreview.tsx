import { useClient } from '@gezi/client';
import { useEffect, useState } from 'react';
import { Spin } from 'antd';
import type { UploadedFile } from '../../core';
import { decodeText } from '../../core/decodeText';
import { useTexts } from '../../texts/useTexts';

/** Most bytes that are shown. */
const LIMIT = 2 * 1024 * 1024;

interface TextPreviewProps {
  item: UploadedFile;
  /** The selected file, shown without a request. */
  file: File | undefined;
}

/** Content of a text file, selected or stored. */
export function TextPreview({ item, file }: TextPreviewProps) {
  const texts = useTexts();
  const client = useClient();
  const [state, setState] = useState<{ text: string } | 'loading' | 'broken'>('loading');
  const { path = '', size } = item;
  const isTooLarge = (file?.size ?? size ?? 0) > LIMIT;

  useEffect(() => {
    if (isTooLarge) return;
    let isCurrent = true;
    const show = (next: { text: string } | 'broken') => isCurrent && setState(next);
    const load = async () => {
      const blob = file ?? (await client.blob(`/sys/common/loadOssFile/${encodeURIComponent(path)}`, {}, SILENT)).blob;
      return decodeText(await blob.arrayBuffer());
    };
    load().then(
      (text) => show({ text }),
      () => show('broken'),
    );
    return () => void (isCurrent = false);
  }, [client, file, path, isTooLarge]);

  if (isTooLarge) return <p className="gezi-upload-preview-broken">{texts.textTooLarge}</p>;
  if (state === 'broken') return <p className="gezi-upload-preview-broken">{texts.textBroken}</p>;
  if (state === 'loading') return <Spin className="gezi-upload-preview-broken" />;
  return <pre className="gezi-upload-preview-text">{state.text}</pre>;
}

const SILENT = { silent: true };
