import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { describeQuery, type QueryField, type QueryGroup } from '../../core';
import { conditionsOf } from '../../core/query/Condition';
import { MAX_CONDITIONS } from '../../core/query/limits';
import { useTexts } from '../../texts/useTexts';
import type { QueryControls } from '../values/QueryControls';
import { BuilderContext } from './BuilderContext';
import { DragArea } from './DragArea';
import { GroupBox } from './GroupBox';
import { useQueryTree } from './useQueryTree';

export interface QueryBuilderProps {
  /** Fields the user can query; the same list from render to render. */
  fields: readonly QueryField[];
  /** The query. */
  value: QueryGroup;
  /** Called with the query after every change. */
  onChange: (value: QueryGroup) => void;
  /** Whether the server supports groups; without them the builder offers none. Default false. */
  groups?: boolean;
  /** Controls of your own for values, by field type; they replace the default ones. */
  controls?: QueryControls;
}

const NO_CONTROLS: QueryControls = {};

/** Builder for a query: conditions of field, rule and value, joined by all or any, in groups, with undo and redo. */
export function QueryBuilder({ fields, value, onChange, groups = false, controls = NO_CONTROLS }: QueryBuilderProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [announcement, announce] = useState('');
  const { tree, change, undo, redo } = useQueryTree(value, onChange);
  const count = conditionsOf(value).length;
  const full = count >= MAX_CONDITIONS;
  const sentence = describeQuery(value, fields, { locale });

  /** Undo and redo by key. In a text input they replace those of the browser, which controlled inputs break. */
  function onKeyDown(event: KeyboardEvent) {
    const isMeta = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    const go = isMeta && (key === 'y' || (key === 'z' && event.shiftKey)) ? redo : isMeta && key === 'z' ? undo : null;
    if (go === null) return;
    event.preventDefault();
    go?.();
  }

  return (
    <BuilderContext.Provider value={{ tree, change, fields, controls, groups, full, announce }}>
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
        <output className="gezi-query-said">{announcement}</output>
      </div>
    </BuilderContext.Provider>
  );
}
