import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type ImportOutcome } from '../../core';
import type { ColumnChoice, ImportPreview } from '../../core/importPreview';
import { importWarningsOf } from '../../core/importReport';
import { previewImport, runImport, type ImportProgress, type ImportRequest } from '../../core/runImport';
import { useTexts } from '../../texts/useTexts';
import { ErrorFileLink } from './ErrorFileLink';

export type UseImportOptions = Pick<
  ImportRequest,
  'url' | 'isSingleTableImport' | 'foreignKeys' | 'pollMs' | 'fieldName'
>;

export interface ImportRun {
  validate: boolean;
  columns?: ColumnChoice | undefined;
}

/**
 * Runs an import and shows its result (B§8).
 *
 * @param onReport receives results with refused rows or warnings; default: they are shown in a dialog
 */
export function useImport(options: UseImportOptions, onReport?: (outcome: ImportOutcome) => void) {
  const client = useClient();
  const locale = useLocale();
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const [progress, setProgress] = useState<ImportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function show(outcome: ImportOutcome, files: readonly File[]) {
    if (outcome.kind === 'done') {
      if (onReport && importWarningsOf(outcome.result).length > 0) onReport(outcome);
      else void message.success(outcome.message || texts.importDone);
    }
    if (outcome.kind === 'failed') void message.error(texts.importFailed(outcome.detail));
    if (outcome.kind === 'refused') {
      // List pages send one file with its name.
      const isList = options.fieldName === 'file';
      const says = isList ? `${files[0]?.name ?? ''} ${outcome.message}.` : outcome.message;
      if (!outcome.fileUrl) void message.warning(says);
      else if (onReport) onReport(outcome);
      else warn(texts.importRefusedTitle, says, outcome);
    }
    if (outcome.kind === 'with-errors') {
      if (onReport) onReport(outcome);
      else warn(texts.importErrorsTitle, outcome.message, outcome);
    }
  }

  /** Shows the errors with links to the files that list them. */
  function warn(title: string, says: string, { fileUrl, result }: Extract<ImportOutcome, { fileUrl: string }>) {
    modal.warning({
      title,
      okText: texts.ok,
      content: (
        <>
          {says && <p className="gezi-upload-import-says">{says}</p>}
          <ErrorFileLink fileUrl={fileUrl} result={result} />
        </>
      ),
    });
  }

  /** Starts a call that `cancel` aborts. */
  function start(): AbortSignal {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  }

  return {
    /** Progress; undefined if no import is running. */
    progress,
    /** Aborts the import; the server finishes what it has started. */
    cancel: () => running.current?.abort(),
    /** Reads the first workbook; undefined, with a message, if that fails. */
    preview: async (files: readonly File[]): Promise<ImportPreview | undefined> => {
      const signal = start();
      setProgress({ phase: 'reading' });
      const outcome = await previewImport(client, { ...options, files, locale, signal });
      setProgress(undefined);
      if (outcome.kind === 'preview') return outcome.preview;
      if (!signal.aborted) show(outcome, files);
      return undefined;
    },
    run: async (files: readonly File[], { validate, columns }: ImportRun): Promise<ImportOutcome> => {
      const signal = start();
      setProgress({ phase: 'sending', percent: 0 });
      const outcome = await runImport(client, {
        ...options,
        files,
        validate,
        columns,
        locale,
        signal,
        onProgress: (step) => !signal.aborted && setProgress(step),
      });
      setProgress(undefined);
      if (!signal.aborted) show(outcome, files);
      return outcome;
    },
  };
}
