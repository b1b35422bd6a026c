import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { booleanMember } from '../../../core/document/members';
import { readPeopleValue, writePeopleValue } from './peopleValue';
import type { FieldProps } from '../../../runtime/FieldProps';
import { ReadText } from '../../../runtime/kit/ReadText';
import { useTexts } from '../../../runtime/texts/useTexts';
import { listSource } from './listSource';
import { PickBox } from './PickBox';
import { rowText } from './rowText';

const ListDialog = lazy(async () => ({ default: (await import('./ListDialog')).ListDialog }));

/** A selected user or department. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Props of a platform dialog: the ids selected so far, and a callback for the selection. */
export interface PeopleDialogProps {
  open: boolean;
  multiple: boolean;
  value: readonly string[];
  onOk: (selected: readonly Person[]) => void;
  onCancel: () => void;
}

export interface PeopleFieldProps {
  field: FieldProps;
  /** Dialog for items without their own list. */
  Dialog: ComponentType<PeopleDialogProps>;
}

/** Users or departments: the value is `names_*_ids`, the names are shown (B§3). */
export function PeopleField({ field, Dialog }: PeopleFieldProps) {
  const { item, label, onChange } = field;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const source = useMemo(() => listSource(item, texts.chooseTitle, label), [item, label, texts]);
  const { names, ids } = readPeopleValue(field.value);
  const text = names.length || !ids.length ? names.join(texts.comma) : texts.chosen(ids.length);
  if (field.readOnly) return <ReadText>{text}</ReadText>;

  const shared = {
    open: true,
    multiple: booleanMember(item, 'multi'),
    value: ids,
    onCancel: () => setOpen(false),
  };
  function write(chosen: readonly Person[]) {
    setOpen(false);
    // A deleted user has no name in the answer; the stored one stays.
    const nameOf = ({ id, name }: Person) => name || names[ids.indexOf(id)] || id;
    onChange(writePeopleValue({ names: chosen.map(nameOf), ids: chosen.map(({ id }) => id) }));
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
          ) : (
            <Dialog {...shared} onOk={write} />
          )}
        </Suspense>
      )}
    </PickBox>
  );
}
