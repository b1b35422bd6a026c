import { Later, lazyPart } from '@gezi/ui';
import { splitJoined, useBizNames, type BizRow, type BizSource } from '@gezi/pickers';
import { useMemo, useState } from 'react';
import { booleanMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';
import { plainText } from '../../core/model/plainValues';
import { ReadText } from '../../runtime/kit/ReadText';
import { useTexts } from '../../runtime/texts/useTexts';
import { listSource } from '../shared/dialog/listSource';
import { PickBox } from '../shared/dialog/PickBox';
import { rowText } from '../shared/dialog/rowText';

const ListDialog = lazyPart(async () => (await import('../shared/dialog/ListDialog')).ListDialog);

/** Rows of a list: the value is their `dval` joined by semicolons (B§9), the display their `dlabel`. */
export function DialogListField(field: FieldProps) {
  const { item, label } = field;
  const texts = useTexts();
  const source = useMemo(() => listSource(item, texts.chooseTitle, label), [item, label, texts]);
  // Without a value there are no names to request.
  if (plainText(field.value) === '') return <Box field={field} source={source} names={[]} />;
  return <Named field={field} source={source} />;
}

function Named({ field, source }: { field: FieldProps; source: BizSource }) {
  const { names } = useBizNames(splitJoined(plainText(field.value), ';'), source);
  return <Box field={field} source={source} names={names} />;
}

function Box({ field, source, names }: { field: FieldProps; source: BizSource; names: readonly string[] }) {
  const { item, onChange } = field;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const text = names.filter(Boolean).join(texts.comma);
  if (field.readOnly) return <ReadText>{text}</ReadText>;
  const write = (rows: BizRow[]) => {
    setOpen(false);
    onChange(rows.map((row) => rowText(row, source.rowKey ?? 'id')).join(';'));
  };
  return (
    <PickBox field={field} text={text} isOpen={isOpen} onOpen={() => setOpen(true)} onClear={() => onChange('')}>
      {isOpen && (
        <Later>
          <ListDialog
            open
            source={source}
            multiple={booleanMember(item, 'multi')}
            value={splitJoined(plainText(field.value), ';')}
            onOk={write}
            onCancel={() => setOpen(false)}
          />
        </Later>
      )}
    </PickBox>
  );
}
