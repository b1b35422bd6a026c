import { useClient } from '@gezi/client';
import { classifyMaterials, listMaterials, type Material } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { RecordDialog } from '../../../forms/RecordDialog';
import { TypeField } from './TypeField';
import { useTexts } from './texts';

interface ClassifyDialogProps {
  materials: readonly Material[];
  onClose: () => void;
}

/** Moves materials to a type that the user chooses. */
export function ClassifyDialog({ materials, onClose }: ClassifyDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={texts.classifyTitle(materials.length)}
      schema={classifyMaterials.input}
      initial={{ typeId: '' }}
      saved={texts.classified}
      save={({ typeId }) =>
        client.call(classifyMaterials, { ids: materials.map(({ id }) => id), typeId }, { silent: true })
      }
      onSaved={() => void invalidate(queries, listMaterials)}
      onClose={onClose}
    >
      <TypeField />
    </RecordDialog>
  );
}
