import { useState } from 'react';
import type { GridKit } from '../../react/GridKit';
import type { PrintOptions } from '../../react/SheetProps';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { Tool } from '../tools/Tool';

export interface PrintButtonProps<Row extends object> {
  kit: GridKit<Row>;
  options: PrintOptions;
  /** Among the tools with icons; otherwise with its text. */
  asTool: boolean;
}

/** Opens the browser's print dialog, after all rows to print have been loaded. */
export function PrintButton<Row extends object>({ kit, options, asTool }: PrintButtonProps<Row>) {
  const texts = useSheetTexts();
  const [busy, setBusy] = useState(false);
  const label = busy ? texts.printLoading : texts.print;

  async function run() {
    kit.parts.current?.controller.readTyped();
    setBusy(true);
    try {
      const { printGrid } = await import('./printGrid');
      await printGrid(kit, options);
    } catch (error) {
      kit.feedback.notify('error', texts.printFailed(error instanceof Error ? error.message : String(error)));
    } finally {
      setBusy(false);
    }
  }

  return asTool ? (
    <Tool label={label} disabled={busy} onPress={() => void run()}>
      <path d="M4 5V1.5h6V5M4 10.5H1.5V5h11v5.5H10M4 8.5h6v4H4Z" />
    </Tool>
  ) : (
    <button type="button" className="gezi-button" disabled={busy} onClick={() => void run()}>
      {label}
    </button>
  );
}
