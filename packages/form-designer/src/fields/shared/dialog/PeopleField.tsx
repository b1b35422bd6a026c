import { Later, lazyPart } from '@gezi/ui';
import { useMemo, useState, type ComponentType } from 'react';
import { booleanMember, textMember } from '../../../core/document/members';
import { readPeopleValue, writePeopleValue } from './peopleValue';
import type { FieldProps } from '../../../runtime/FieldProps';
import { ReadText } from '../../../runtime/kit/ReadText';
import { useTexts } from '../../../runtime/texts/useTexts';
import { listSource } from './listSource';
import { isChanged, peopleSource, type PlatformList } from './peopleSource';
import { PickBox } from './PickBox';
import { rowText } from './rowText';

const ListDialog = lazyPart(async () => (await import('./ListDialog')).ListDialog);

/** A selected user or department. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Props of a platform dialog: the ids selected so far, and a callback for the selection. */
export interface PeopleDialogProps {
  open: boolean;
  /** Title of the item, if it has one of its own. */
  title?: string;
  multiple: boolean;
  value: readonly string[];
  onOk: (selected: readonly Person[]) => void;
  onCancel: () => void;
}

export interface PeopleFieldProps {
  field: FieldProps;
  /** Dialog of the platform, for items whose list is not changed. */
  Dialog: ComponentType<PeopleDialogProps>;
  /** List of the platform, for items with other columns, members or sizes but no `action`. */
  platform: PlatformList;
}

/** Users or departments: the value is `names_*_ids`, the names are shown (B§3). */
export function PeopleField({ field, Dialog, platform }: PeopleFieldProps) {
  const { item, label, onChange } = field;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const source = useMemo(
    () => peopleSource(item, listSource(item, texts.chooseTitle, label), platform),
    [item, label, texts, platform],
  );
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
        <Later>
          {source ? (
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
            <Dialog
              {...shared}
              {...(isChanged(item, platform.defaults, 'title') && { title: textMember(item, 'title') })}
              onOk={write}
            />
          )}
        </Later>
      )}
    </PickBox>
  );
}
