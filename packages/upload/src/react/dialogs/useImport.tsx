import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type ImportOutcome } from '../../core';
import { runImport, type ImportProgress, type ImportRequest } from '../../core/runImport';
import { useTexts } from '../../texts/useTexts';
import { useDownload } from '../useDownload';

export type UseImportOptions = Pick<
  ImportRequest,
  'url' | 'isSingleTableImport' | 'foreignKeys' | 'pollMs' | 'fieldName'
>;

/** Runs an import and shows its result (B§8). */
export function useImport(options: UseImportOptions) {
  const client = useClient();
  const locale = useLocale();
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const download = useDownload();
  const [progress, setProgress] = useState<ImportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function show(outcome: ImportOutcome, files: readonly File[]) {
    if (outcome.kind === 'done') void message.success(outcome.message || texts.importDone);
    if (outcome.kind === 'failed') void message.error(texts.importFailed(outcome.detail));
    if (outcome.kind === 'refused') {
      // List pages send one file with its name.
      const isList = options.fieldName === 'file';
      const says = isList ? `${files[0]?.name ?? ''} ${outcome.message}.` : outcome.message;
      if (outcome.fileUrl) warn(texts.importRefusedTitle, says, outcome.fileUrl);
      else void message.warning(says);
    }
    if (outcome.kind === 'with-errors') warn(texts.importErrorsTitle, outcome.message, outcome.fileUrl);
  }

  /** Shows the errors with a link to the error file. */
  function warn(title: string, says: string, fileUrl: string) {
    modal.warning({
      title,
      okText: texts.ok,
      content: (
        <>
          {says && <p className="gezi-upload-import-says">{says}</p>}
          {fileUrl && (
            <p className="gezi-upload-import-says">
              {texts.importErrorsHint}
              <Button
                type="link"
                className="gezi-upload-link"
                onClick={() => void download(storedPathOf(fileUrl), texts.importErrorFile)}
              >
                {texts.importErrorsLink}
              </Button>
            </p>
          )}
        </>
      ),
    });
  }

  return {
    /** Progress; undefined if no import is running. */
    progress,
    /** Aborts the import; the server finishes what it has started. */
    cancel: () => running.current?.abort(),
    run: async (files: readonly File[], validate: boolean): Promise<ImportOutcome> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ phase: 'sending', percent: 0 });
      const outcome = await runImport(client, {
        ...options,
        files,
        validate,
        locale,
        signal: controller.signal,
        onProgress: (step) => !controller.signal.aborted && setProgress(step),
      });
      setProgress(undefined);
      if (!controller.signal.aborted) show(outcome, files);
      return outcome;
    },
  };
}

/** The stored path in a static URL. */
const storedPathOf = (fileUrl: string): string =>
  decodeURIComponent(fileUrl.replace(/^.*\/sys\/common\/static\//, '').replace(/[?#].*$/, ''));
