import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { runImport, type ImportOutcome, type ImportProgress, type ImportRequest } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { useDownload } from '../useDownload';

export type UseImportOptions = Pick<
  ImportRequest,
  'url' | 'isSingleTableImport' | 'foreignKeys' | 'pollMs' | 'fieldName'
>;

/** Runs an import and shows how it ended, in the words of B§8. */
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
      // A list page sends one file, and says which.
      const isList = options.fieldName === 'file';
      const says = isList ? `${files[0]?.name ?? ''} ${outcome.message}.` : outcome.message;
      if (outcome.fileUrl) warn(texts.importRefusedTitle, says, outcome.fileUrl);
      else void message.warning(says);
    }
    if (outcome.kind === 'with-errors') warn(texts.importErrorsTitle, outcome.message, outcome.fileUrl);
  }

  /** Says what was wrong, with the file that tells it row by row. */
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
    /** How far it is; undefined = none is running. */
    progress,
    /** Gives up: what the server has begun, it ends. */
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

/** What stands behind the path of static files, as the call for stored files wants it. */
const storedPathOf = (fileUrl: string): string =>
  decodeURIComponent(fileUrl.replace(/^.*\/sys\/common\/static\//, '').replace(/[?#].*$/, ''));
