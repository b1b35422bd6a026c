import { randomId } from '@gezi/client';
import { EditableGrid, MergedCells, type GridApi, type GridSize } from '@gezi/editable-grid';
import { newLayout } from '@gezi/editable-grid/core';
import { App, Button, Segmented, Switch } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';
import { everyColumn, everyLines, type EveryLine } from './everyColumn';

const SIZES: GridSize[] = ['medium', 'small', 'mini', 'tiny'];
const MAX_HEIGHT = 360;

/** `/demo/grid-columns`: `@gezi/editable-grid` with a column of every type, and cells that merge. */
export function GridColumnsPage() {
  const texts = useTexts();
  const { message } = App.useApp();
  const api = useRef<GridApi<EveryLine>>(null);
  const columns = useMemo(() => everyColumn(texts), [texts]);
  const rows = useMemo(() => everyLines(texts), [texts]);
  const [size, setSize] = useState<GridSize>('small');
  const [alwaysEdit, setAlwaysEdit] = useState(true);
  const [isReadOnly, setReadOnly] = useState(false);
  const isNarrow = useNarrow();

  async function collect() {
    const collected = await api.current?.collect();
    if (!collected) return;
    if (collected.ok) void message.success(texts.collected(collected.rows.length));
    else void message.warning(texts.notCollected(collected.failures.length));
  }

  return (
    <ShowPage
      title={texts.gridColumns}
      description={texts.gridColumnsHint}
      actions={<Button onClick={() => void collect()}>{texts.collect}</Button>}
    >
      <Showcase
        wide
        title={texts.everyColumn}
        name="EditableGrid"
        extra={
          <div className="gezi-demo-show-row">
            <Segmented<GridSize>
              aria-label={texts.size}
              size="small"
              value={size}
              onChange={setSize}
              options={SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
            />
            <ModeSwitch on={texts.alwaysEdit} off={texts.editOnClick} isOn={alwaysEdit} onChange={setAlwaysEdit} />
            <ModeSwitch on={texts.readOnly} off={texts.editable} isOn={isReadOnly} onChange={setReadOnly} />
          </div>
        }
      >
        <EditableGrid
          apiRef={api}
          label={texts.everyColumn}
          columns={columns}
          rows={rows}
          size={size}
          alwaysEdit={alwaysEdit}
          readOnly={isReadOnly}
          selection="checkbox"
          rowNumber={!isNarrow}
          toolbar={!isReadOnly}
          dragSort={!isReadOnly && !isNarrow}
          columnSettings={{ id: 'demo.columns' }}
          exports
          statusBar
          maxHeight={MAX_HEIGHT}
        />
      </Showcase>
      <Merging />
    </ShowPage>
  );
}

interface ModeSwitchProps {
  /** Text of the "on" state; also the accessible name. */
  on: string;
  off: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function ModeSwitch({ on, off, isOn, onChange }: ModeSwitchProps) {
  return <Switch aria-label={on} checkedChildren={on} unCheckedChildren={off} checked={isOn} onChange={onChange} />;
}

function Merging() {
  const texts = useTexts();
  const [layout, setLayout] = useState(() => newLayout(randomId, 3));
  return (
    <Showcase wide title={texts.merging} name="MergedCells" hint={texts.mergingHint}>
      <MergedCells label={texts.merging} layout={layout} onChange={setLayout}>
        {(_cell, { row, column }) => (column % 2 === 0 ? texts.mergeTitle(row + 1) : '')}
      </MergedCells>
    </Showcase>
  );
}
