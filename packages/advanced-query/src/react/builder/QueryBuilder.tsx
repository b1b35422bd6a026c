import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { conditionsOf, describeQuery, MAX_CONDITIONS, type QueryField, type QueryGroup } from '../../core';
import { useTexts } from '../../texts/useTexts';
import type { QueryControls } from '../values/QueryControls';
import { BuilderContext } from './BuilderContext';
import { DragArea } from './DragArea';
import { GroupBox } from './GroupBox';
import { useQueryTree } from './useQueryTree';

export interface QueryBuilderProps {
  /** What may be asked for; a constant list. */
  fields: readonly QueryField[];
  value: QueryGroup;
  onChange: (value: QueryGroup) => void;
  /** Whether the server knows groups within the query; default no. */
  groups?: boolean;
  /** Controls by field type, before those that come along. */
  controls?: QueryControls;
}

const NO_CONTROLS: QueryControls = {};

/** Conditions put together by hand: fields, rules and values, joined and in groups, with a way back. */
export function QueryBuilder({ fields, value, onChange, groups = false, controls = NO_CONTROLS }: QueryBuilderProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [said, say] = useState('');
  const { tree, change, undo, redo } = useQueryTree(value, onChange);
  const count = conditionsOf(value).length;
  const full = count >= MAX_CONDITIONS;
  const sentence = describeQuery(value, fields, { locale });

  /** The steps of the builder; a text that is being written has its own in the browser, which React breaks. */
  function onKeyDown(event: KeyboardEvent) {
    const isMeta = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    const go = isMeta && (key === 'y' || (key === 'z' && event.shiftKey)) ? redo : isMeta && key === 'z' ? undo : null;
    if (go === null) return;
    event.preventDefault();
    go?.();
  }

  return (
    <BuilderContext value={{ tree, change, fields, controls, groups, full, say }}>
      {/* The keys are those of everything within. */}
      <div className="gezi-query-builder" role="presentation" onKeyDown={onKeyDown}>
        <div className="gezi-query-tools">
          <Button type="text" size="small" icon={<UndoOutlined aria-hidden />} disabled={!undo} onClick={undo}>
            {texts.undo}
          </Button>
          <Button type="text" size="small" icon={<RedoOutlined aria-hidden />} disabled={!redo} onClick={redo}>
            {texts.redo}
          </Button>
          {full && <span className="gezi-query-limit">{texts.limit(MAX_CONDITIONS)}</span>}
        </div>
        <DragArea>
          <GroupBox group={tree} />
        </DragArea>
        <p className="gezi-query-sentence" aria-label={texts.sentence} role="note">
          {sentence || texts.empty}
        </p>
        <output className="gezi-query-said">{said}</output>
      </div>
    </BuilderContext>
  );
}
