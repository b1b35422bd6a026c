import type { Entry, EntryValues } from './Entry';
import { AreaField } from './fields/AreaField';
import { ChoiceField } from './fields/ChoiceField';
import { ColorField } from './fields/ColorField';
import { NumberField } from './fields/NumberField';
import { SelectField } from './fields/SelectField';
import { TextField } from './fields/TextField';
import { ControlField } from './ControlField';
import { RecordDialog } from './RecordDialog';
import { useTexts } from './texts';
import type { RecordFormOptions } from './useRecordForm';

interface EntryDialogProps extends Pick<
  RecordFormOptions<EntryValues>,
  'schema' | 'initial' | 'draft' | 'rules' | 'save'
> {
  title: string;
  fields: readonly Entry[];
  width?: number;
  onClose: () => void;
}

/** A {@link RecordDialog} whose fields are declared as data. */
export function EntryDialog({ fields, ...dialog }: EntryDialogProps) {
  const texts = useTexts();
  return (
    <RecordDialog missing={texts.fillIn} {...dialog}>
      {fields.map((entry) => (
        <EntryField key={entry.name} entry={entry} />
      ))}
    </RecordDialog>
  );
}

function EntryField({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'text':
      return <TextField {...entry} />;
    case 'area':
      return <AreaField {...entry} />;
    case 'number':
      return <NumberField {...entry} />;
    case 'choice':
      return <SelectField {...entry} />;
    case 'switch':
      return <ChoiceField {...entry} />;
    case 'color':
      return <ColorField {...entry} />;
    case 'own':
      return <ControlField {...entry}>{entry.control}</ControlField>;
  }
}
