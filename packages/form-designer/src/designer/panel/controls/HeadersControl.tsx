import { useId, useState } from 'react';
import { isObject } from '../../../core/document/members';
import { isHeaderName } from '../../../core/model/requestHeaders';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { ListFoot } from './ListFoot';
import { RowList } from './RowList';
import { TextCell } from './TextCell';
import { asText } from './TextControl';

type Header = readonly [name: string, value: string];

/** Names and values of HTTP headers. A name that is not allowed or not unique stays in its row and is not saved. */
export function HeadersControl({ value, onChange, label, disabled }: ControlProps) {
  const texts = useTexts();
  const id = useId();
  const [rows, setRows] = useState(() => headersOf(value));
  const isOwn = JSON.stringify(saved(rows)) === JSON.stringify(saved(headersOf(value)));
  // Undo and other selections change the value from outside.
  const shown = isOwn ? rows : headersOf(value);

  function change(next: readonly Header[], typing = false) {
    setRows(next);
    onChange(saved(next), typing);
  }
  const replace = (index: number, header: Header) =>
    change(
      shown.map((each, at) => (at === index ? header : each)),
      true,
    );

  return (
    <fieldset className="gezi-fd-rules gezi-fd-headers" aria-label={label}>
      <RowList
        rows={shown}
        className="gezi-fd-framed-rows"
        disabled={disabled}
        removeLabel={([name]) => texts.removeHeader(name)}
        onRemove={(index) => change(shown.filter((_, at) => at !== index))}
      >
        {([name, content], index, remove) => {
          const isWrong = name !== '' && (!isHeaderName(name) || firstOf(shown, name) !== index);
          return (
            <>
              <span className="gezi-fd-rule-line">
                <TextCell
                  code
                  label={`${texts.headerName} ${index + 1}`}
                  placeholder={texts.headerName}
                  disabled={disabled}
                  wrong={isWrong ? `${id}-${index}` : undefined}
                  value={name}
                  onType={(text) => replace(index, [text.trim(), content])}
                />
                {remove}
              </span>
              <TextCell
                code
                label={`${texts.headerValue} ${index + 1}`}
                placeholder={texts.headerValue}
                disabled={disabled}
                value={content}
                onType={(text) => replace(index, [name, text])}
              />
              {isWrong ? (
                <span id={`${id}-${index}`} className="gezi-fd-wrong">
                  {isHeaderName(name) ? texts.headerDuplicate : texts.headerNameWrong}
                </span>
              ) : null}
            </>
          );
        }}
      </RowList>
      <ListFoot add={texts.addHeader} disabled={disabled} onAdd={() => change([...shown, ['', '']])} />
    </fieldset>
  );
}

const headersOf = (value: ControlProps['value']): readonly Header[] =>
  isObject(value) ? Object.entries(value).map(([name, content]) => [name, asText(content)]) : [];

/** The headers that can be saved, in their order. */
const saved = (rows: readonly Header[]): Record<string, string> =>
  Object.fromEntries(rows.filter(([name], index) => isHeaderName(name) && firstOf(rows, name) === index));

/** Index of the first header of this name; names ignore case. */
const firstOf = (rows: readonly Header[], name: string): number =>
  rows.findIndex(([other]) => other.toLowerCase() === name.toLowerCase());
