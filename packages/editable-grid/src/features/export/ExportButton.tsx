import { useState } from 'react';
import type { GridKit } from '../../react/GridKit';
import { Menu } from '../../react/Menu';
import type { ExportFormat, ExportOptions } from '../../react/SheetProps';
import { Tool } from '../tools/Tool';
import { rowsToExport } from '../../react/rowsToExport';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';

export interface ExportButtonProps<Row extends object> {
  kit: GridKit<Row>;
  options: ExportOptions<Row>;
  label: string | undefined;
  /** Among the tools with icons; otherwise with its text. */
  asTool: boolean;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** All rows as a file: the button, and the menu of formats. */
export function ExportButton<Row extends object>({ kit, options, label, asTool }: ExportButtonProps<Row>) {
  const texts = useSheetTexts();
  const [open, setOpen] = useState<HTMLElement>();
  const [busy, setBusy] = useState(false);

  const toggle = (button: HTMLElement) => setOpen(open ? undefined : button);

  async function run(format: ExportFormat) {
    const view = kit.parts.current?.view;
    if (!view) return;
    setBusy(true);
    try {
      const { exportRows } = await import('./exportRows');
      const { rows, fileName } = await exportRows(
        { store: kit.store, view },
        format,
        { ...rowsToExport(kit), ...options },
        label,
      );
      kit.feedback.notify('success', texts.exported(rows, fileName));
    } catch (error) {
      kit.feedback.notify('error', texts.exportFailed(error instanceof Error ? error.message : String(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {asTool ? (
        <Tool
          label={busy ? texts.exporting : texts.export}
          disabled={busy}
          expanded={open !== undefined}
          onPress={toggle}
        >
          <path d="M7 1.5v7M4 6l3 3 3-3M1.5 10v2.5h11V10" />
        </Tool>
      ) : (
        <button
          type="button"
          className="gezi-button"
          aria-haspopup="menu"
          aria-expanded={open !== undefined}
          disabled={busy}
          onClick={({ currentTarget }) => toggle(currentTarget)}
        >
          {busy ? texts.exporting : texts.export}
        </button>
      )}
      {open ? (
        <Menu
          label={texts.export}
          at={open}
          items={FORMATS.map((format) => ({
            key: format,
            label: texts.exportAs[format],
            onSelect: () => void run(format),
          }))}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}
