import { useClient } from '@gezi/client';
import { addPosition, editPosition, listPositions, type PositionAdd, type PositionRow } from '@gezi/domain';
import { DictSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Input } from 'antd';
import { RecordDrawer } from '../../../crud/RecordDrawer';
import { useDuplicateCheck } from '../../../crud/useDuplicateCheck';
import { useTexts } from './texts';

interface PositionDrawerProps {
  /** None for a new one. */
  position?: PositionRow | undefined;
  onClose: () => void;
}

/** A position to be entered or changed; its code is given once, because users are stored with it. */
export function PositionDrawer({ position, onClose }: PositionDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const isFree = useDuplicateCheck();
  const initial = { code: position?.code ?? '', name: position?.name ?? '', postRank: position?.postRank ?? '' };

  return (
    <RecordDrawer
      title={position ? texts.editTitle : texts.addTitle}
      width={480}
      initial={initial}
      save={({ code, name, postRank }) => {
        const members = { name: name.trim(), postRank: postRank as Exclude<PositionAdd['postRank'], undefined> };
        return position
          ? client.call(
              editPosition,
              { id: position.id, ...members, updateTime: position.updateTime ?? null },
              { silent: true },
            )
          : client.call(addPosition, { code: code.trim(), ...members }, { silent: true });
      }}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: [listPositions.path] });
        void message.success(texts.saved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="code"
        label={texts.code}
        validateFirst
        rules={
          position
            ? []
            : [
                { required: true, whitespace: true, message: texts.codeMissing },
                { pattern: /^[\w-]+$/, message: texts.codeWrong },
                isFree('sys_position', 'code'),
              ]
        }
      >
        <Input maxLength={100} disabled={position !== undefined} />
      </Form.Item>
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      >
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="postRank" label={texts.rank}>
        <DictSelect dictCode="position_rank" aria-label={texts.rank} />
      </Form.Item>
    </RecordDrawer>
  );
}
