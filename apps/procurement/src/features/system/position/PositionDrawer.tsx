import { useClient } from '@gezi/client';
import { addPosition, editPosition, listPositions, type PositionAdd, type PositionRow } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { draftFor } from '../../../forms/core/draft';
import { DictField } from '../../../forms/fields/DictField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDrawer } from '../../../forms/RecordDrawer';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { useTexts } from './texts';

interface PositionDrawerProps {
  /** Absent for a new one. */
  position?: PositionRow | undefined;
  onClose: () => void;
}

/** Form of a position. The server refuses another code while users have the position. */
export function PositionDrawer({ position, onClose }: PositionDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const isFree = useDuplicateCheck();
  const initial = { code: position?.code ?? '', name: position?.name ?? '', postRank: position?.postRank ?? '' };

  return (
    <RecordDrawer
      title={position ? texts.editTitle : texts.addTitle}
      width={480}
      schema={addPosition.input}
      initial={initial}
      draft={draftFor('position', position && { ...position, updateTime: position.updateTime ?? null })}
      saved={texts.saved}
      save={({ code, name, postRank }) => {
        const members = { code, name, postRank: postRank as Exclude<PositionAdd['postRank'], undefined> };
        return position
          ? client.call(
              editPosition,
              { id: position.id, ...members, updateTime: position.updateTime ?? null },
              { silent: true },
            )
          : client.call(addPosition, members, { silent: true });
      }}
      onSaved={() => void queries.invalidateQueries({ queryKey: [listPositions.path] })}
      onClose={onClose}
    >
      <TextField
        name="code"
        label={texts.code}
        missing={texts.codeMissing}
        wrong={texts.codeWrong}
        maxLength={100}
        check={isFree('sys_position', 'code', position?.id)}
      />
      <TextField name="name" label={texts.name} missing={texts.nameMissing} />
      <DictField name="postRank" label={texts.rank} dictCode="position_rank" />
    </RecordDrawer>
  );
}
