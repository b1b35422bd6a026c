import { useClient } from '@gezi/client';
import { MAX_DEMO_CHANGES, saveDemoRows, type DemoRow } from '@gezi/domain';
import type { GridApi } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { App, Button, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useGridHeight } from '../shared/useGridHeight';
import { LargeSheet } from './LargeSheet';
import { useTexts } from './texts';
import { TreeSheet } from './TreeSheet';
import { Trials } from './Trials';
import { useDemoRows } from './useDemoRows';

type Mode = 'sheet' | 'radio' | 'tree';
type Paging = 'scroll' | 'pages';
const MODES: readonly Mode[] = ['sheet', 'radio', 'tree'];
const PAGINGS: readonly Paging[] = ['scroll', 'pages'];

/** `/demo/grid-large`: 100,000 rows with every feature of the grid. */
export function GridLargePage() {
  const texts = useTexts();
  const data = useDemoRows();
  const grid = useRef<GridApi<DemoRow>>(null);
  const [mode, setMode] = useState<Mode>('sheet');
  const [paging, setPaging] = useState<Paging>('scroll');
  const place = useRef<HTMLDivElement>(null);
  const height = useGridHeight(place);
  const { save, saving } = useSave(grid, data.replace);
  const isTree = mode === 'tree';

  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.hint}
        actions={
          !isTree && (
            <Button type="primary" loading={saving} disabled={!data.complete} onClick={() => void save()}>
              {texts.save}
            </Button>
          )
        }
      />
      <PageCard
        title={texts.sheet}
        note={!isTree && !data.complete && data.rows.length > 0 ? texts.loadingRest(data.rows.length) : undefined}
        extra={
          <div className="gezi-demo-show-row">
            <Segmented<Mode>
              aria-label={texts.mode}
              size="small"
              value={mode}
              onChange={setMode}
              options={MODES.map((value) => ({ value, label: texts.modes[value] }))}
            />
            {isTree ? null : (
              <Segmented<Paging>
                aria-label={texts.paging}
                size="small"
                value={paging}
                onChange={setPaging}
                options={PAGINGS.map((value) => ({ value, label: texts.pagings[value] }))}
              />
            )}
          </div>
        }
      >
        <Trials />
        <div ref={place}>
          {isTree ? (
            <TreeSheet height={height} />
          ) : (
            <LargeSheet apiRef={grid} data={data} radio={mode === 'radio'} paged={paging === 'pages'} height={height} />
          )}
        </div>
      </PageCard>
    </>
  );
}

/** Saves the changes of the grid and loads the result as its new document. */
function useSave(grid: { current: GridApi<DemoRow> | null }, replace: (rows: readonly DemoRow[]) => void) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);

  async function send() {
    const collected = await grid.current?.collect();
    if (!collected) return;
    if (!collected.ok) return void message.warning(texts.notSaved(collected.failures.length));
    const { rows, inserted, edited, removedIds } = collected;
    const counts = [inserted.length, edited.length, removedIds.length];
    const changed = counts.reduce((sum, count) => sum + count, 0);
    if (changed === 0) return void message.info(texts.nothing);
    if (Math.max(...counts) > MAX_DEMO_CHANGES) return void message.warning(texts.tooMany(MAX_DEMO_CHANGES));
    const saved = await client.call(saveDemoRows, {
      inserted: [...inserted],
      edited: [...edited],
      removedIds: removedIds.map(String),
      // A move is in the sort numbers of the edited rows.
      order: [],
    });
    // The server returns the inserted rows first, with their final ids.
    const stored = new Map([...inserted, ...edited].map(({ id }, nth) => [id, saved[nth]!]));
    replace(rows.map((row) => stored.get(row.id) ?? row));
    void message.success(texts.saved(changed));
  }

  async function save() {
    setSaving(true);
    try {
      await send();
    } catch {
      // The client shows why a call failed.
    } finally {
      setSaving(false);
    }
  }

  return { save, saving };
}
