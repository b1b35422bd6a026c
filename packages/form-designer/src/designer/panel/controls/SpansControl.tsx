import { App } from 'antd';
import { numberMember } from '../../../core/document/members';
import { useFromStore, useStore } from '../../store/designerContext';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { ListFoot } from './ListFoot';
import { RowList } from './RowList';

const PRESETS: readonly (readonly number[])[] = [[24], [12, 12], [8, 8, 8], [6, 6, 6, 6], [8, 16], [16, 8], [6, 12, 6]];

/** Columns of a row: presets, individual widths, adding and removing. */
export function SpansControl({ node, label, disabled }: ControlProps) {
  const texts = useTexts();
  const store = useStore();
  const { message } = App.useApp();
  // One text, so that only a changed width renders this again.
  const written = useFromStore(({ document }) =>
    (node?.children ?? []).map((key) => numberMember(document.nodes.get(key)?.data ?? {}, 'span', 12)).join(),
  );
  if (!node) return null;
  const spans = written === '' ? [] : written.split(',').map(Number);
  const total = spans.reduce((sum, span) => sum + span, 0);

  function set(next: readonly number[]) {
    const refusal = store.run({ type: 'setColumns', key: node!.key, spans: next }, { merge: `${node!.key}.spans` });
    if (refusal) void message.warning(texts.refusals[refusal.code]);
  }

  return (
    <fieldset className="gezi-fd-spans" aria-label={label}>
      <fieldset className="gezi-fd-span-presets" aria-label={texts.rowPresets}>
        {PRESETS.map((preset) => (
          <button
            key={preset.join()}
            type="button"
            disabled={disabled}
            aria-label={preset.join(' + ')}
            title={preset.join(' + ')}
            aria-pressed={preset.join() === spans.join()}
            onClick={() => set(preset)}
          >
            {preset.map((span, at) => (
              <i key={at} style={{ flexGrow: span }} />
            ))}
          </button>
        ))}
      </fieldset>
      <RowList
        rows={spans}
        className="gezi-fd-span-list"
        disabled={disabled}
        removeLabel={(_, index) => texts.removeRowColumn(index + 1)}
        removable={(index) => spans.length > 1 && index === spans.length - 1}
        onRemove={() => set(spans.slice(0, -1))}
      >
        {(span, index, remove) => (
          <>
            <input
              type="range"
              min={1}
              max={24}
              value={span}
              disabled={disabled}
              aria-label={texts.rowColumnSpan(index + 1)}
              onChange={(event) => set(spans.map((each, at) => (at === index ? Number(event.target.value) : each)))}
            />
            <span className="gezi-fd-span-value">{span}</span>
            {remove}
          </>
        )}
      </RowList>
      <ListFoot
        add={texts.addRowColumn}
        disabled={disabled || spans.length >= 24}
        onAdd={() => set([...spans, Math.max(1, 24 - total)])}
      >
        <span>{texts.spansTotal(total)}</span>
      </ListFoot>
    </fieldset>
  );
}
