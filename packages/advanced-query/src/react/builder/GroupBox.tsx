import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useDroppable } from '@dnd-kit/core';
import { Button, Segmented } from 'antd';
import { type MatchType } from '../../core';
import { newCondition } from '../../core/query/changes';
import { useTexts } from '../../texts/useTexts';
import { useBuilder } from './BuilderContext';
import { ConditionRow } from './ConditionRow';
import { focusSoon } from './focusSoon';
import { useDropClass } from './DropContext';
import { MoveHandle } from './MoveHandle';
import { addCondition, addGroup, isTreeGroup, itemsOf, joinBy, removeItem, type TreeGroup } from './queryTree';

/** Maximum depth of groups in the builder; saved queries may be deeper. */
const DEPTH = 3;

/** The button that adds a condition. */
const ADD = ':scope > .gezi-query-add > :first-child';

interface GroupBoxProps {
  group: TreeGroup;
  /** Position from 1, e.g. `2.1`; empty for the root. */
  at?: string;
  depth?: number;
}

/** A group of conditions and groups with its match type. */
export function GroupBox({ group, at = '', depth = 1 }: GroupBoxProps) {
  const texts = useTexts();
  const { tree, change, fields, groups, full } = useBuilder();
  const isOutermost = at === '';
  const { id } = group;
  const { setNodeRef } = useDroppable({ id: `${id}/head`, data: { item: id, head: true } });
  const dropClass = useDropClass(id);
  const [firstField] = fields;

  return (
    <fieldset
      aria-label={isOutermost ? texts.builder : texts.group(at)}
      className={`gezi-query-group${isOutermost ? ' gezi-query-outermost' : ''}${dropClass}`}
    >
      <div ref={setNodeRef} className="gezi-query-group-head">
        {!isOutermost && <MoveHandle id={id} label={texts.moveGroup(at)} />}
        <Segmented<MatchType>
          size="small"
          aria-label={isOutermost ? texts.matchType : texts.groupMatchType(at)}
          value={group.combinator as MatchType}
          options={[
            { value: 'and', label: texts.and },
            { value: 'or', label: texts.or },
          ]}
          onChange={(matchType) => change(joinBy(tree, id, matchType))}
        />
        {!isOutermost && (
          <Button
            type="text"
            className="gezi-query-remove"
            aria-label={texts.removeGroup(at)}
            icon={<DeleteOutlined aria-hidden />}
            onClick={({ currentTarget }) => {
              focusSoon(currentTarget.closest('.gezi-query-group')!.parentElement!, ADD);
              change(removeItem(tree, id));
            }}
          />
        )}
      </div>
      {itemsOf(group).map((item, index) => {
        const place = at ? `${at}.${index + 1}` : String(index + 1);
        return isTreeGroup(item) ? (
          <GroupBox key={item.id} group={item} at={place} depth={depth + 1} />
        ) : (
          <ConditionRow key={item.id} rule={item} at={place} />
        );
      })}
      <div className="gezi-query-add">
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={full || !firstField}
          onClick={({ currentTarget }) => {
            if (!firstField) return;
            change(addCondition(tree, id, newCondition(firstField)));
            focusSoon(currentTarget, ':scope > .gezi-query-row .gezi-query-field input');
          }}
        >
          {texts.add}
        </Button>
        {groups && depth < DEPTH && (
          <Button
            type="dashed"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            disabled={full || !firstField}
            onClick={({ currentTarget }) => {
              if (!firstField) return;
              change(addGroup(tree, id, newCondition(firstField)));
              focusSoon(currentTarget, ':scope > .gezi-query-group > .gezi-query-row .gezi-query-field input');
            }}
          >
            {texts.addGroup}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
