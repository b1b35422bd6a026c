import { lazy, Suspense, useMemo, useState } from 'react';
import { booleanMember, textMember } from '../../core/document/members';
import { readChoice, writeChoice } from '../../core/model/readChoice';
import type { FieldProps } from '../fields/FieldProps';
import { ReadText } from '../kit/ReadText';
import { useTexts } from '../texts/useTexts';
import { listSource } from './listSource';
import { PickBox } from './PickBox';
import { rowText } from './rowText';

const ListDialog = lazy(async () => ({ default: (await import('./ListDialog')).ListDialog }));
const UserDialog = lazy(async () => ({ default: (await import('./PeopleDialog')).UserPickerDialog }));
const DepartDialog = lazy(async () => ({ default: (await import('./PeopleDialog')).DepartPickerDialog }));

/** Users or departments: `names_*_ids` is kept, the names alone are shown (B§3). Without an address of its own it asks the platform's. */
export function ChoiceField(field: FieldProps) {
  const { item, label, onChange } = field;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const source = useMemo(() => listSource(item, texts.chooseTitle, label), [item, label, texts]);
  const { names, ids } = readChoice(field.value);
  const text = names.length || !ids.length ? names.join(texts.comma) : texts.chosen(ids.length);
  if (field.readOnly) return <ReadText>{text}</ReadText>;

  const shared = {
    open: true,
    multiple: booleanMember(item, 'multi'),
    value: ids,
    onCancel: () => setOpen(false),
  };
  function write(chosen: readonly { id: string; name: string }[]) {
    setOpen(false);
    // Somebody who is gone has no name in the answer; the one that is known stays.
    const nameOf = ({ id, name }: { id: string; name: string }) => name || names[ids.indexOf(id)] || id;
    onChange(writeChoice({ names: chosen.map(nameOf), ids: chosen.map(({ id }) => id) }));
  }
  return (
    <PickBox field={field} text={text} isOpen={isOpen} onOpen={() => setOpen(true)} onClear={() => onChange('')}>
      {isOpen && (
        <Suspense fallback={null}>
          {source.url !== '' ? (
            <ListDialog
              {...shared}
              source={source}
              onOk={(rows) =>
                write(
                  rows.map((row) => ({
                    id: rowText(row, source.rowKey ?? 'id'),
                    name: rowText(row, source.displayKey),
                  })),
                )
              }
            />
          ) : textMember(item, 'compType') === 'userDept' ? (
            <DepartDialog
              {...shared}
              onOk={(departs) => write(departs.map(({ id, departName }) => ({ id, name: departName })))}
            />
          ) : (
            <UserDialog
              {...shared}
              valueField="id"
              onOk={(users) => write(users.map(({ id, realname }) => ({ id, name: realname })))}
            />
          )}
        </Suspense>
      )}
    </PickBox>
  );
}
