import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { decodeText, detectEncoding, TEXT_ENCODINGS, type TextEncoding } from '../../core/decodeText';
import { useTexts } from '../../texts/useTexts';
import type { PreviewBodyProps } from './PreviewBodyProps';

const ENCODINGS = Object.entries(TEXT_ENCODINGS).map(([value, label]) => ({ value: value as TextEncoding, label }));

/** Content of a text file. Its encoding is detected and can be chosen. */
export function TextPreview({ bytes, name }: PreviewBodyProps) {
  const texts = useTexts();
  const [chosen, setChosen] = useState<TextEncoding>();
  const encoding = useMemo(() => chosen ?? detectEncoding(bytes), [chosen, bytes]);
  const text = useMemo(() => decodeText(bytes, encoding), [bytes, encoding]);
  return (
    <>
      <div className="gezi-upload-preview-tools">
        <Select<TextEncoding>
          size="small"
          aria-label={texts.encoding}
          value={encoding}
          options={ENCODINGS}
          popupMatchSelectWidth={false}
          onChange={setChosen}
        />
      </div>
      <section className="gezi-upload-preview-text" aria-label={name} tabIndex={0}>
        <pre>{text}</pre>
      </section>
    </>
  );
}
