import { describeFailure, useClientKit, type ApiError } from '@gezi/client';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { getQueryInfo, getRpColumns, type QueryInfo, type ReportConfig } from '../../core/report/ReportConfig';
import { useTexts } from '../../texts/useTexts';
import { useAnswer } from '../kit/useAnswer';
import { reportCache } from './reportCache';

export interface Report {
  config: ReportConfig | undefined;
  /** Undefined while on its way; empty when the report has none or they could not be loaded. */
  queryInfo: readonly QueryInfo[] | undefined;
}

/**
 * The set-up of a report. That it cannot be loaded is told in a dialog of its own, after which nothing is left to show;
 * missing query fields are told in passing (B§8).
 */
export function useReport(code: string, groupId: string, onFailed: () => void): Report {
  const { client, locale } = useClientKit();
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const cache = reportCache(client);

  const set = useAnswer(code, () =>
    cache.load(groupId, `columns ${code}`, () => client.call(getRpColumns, { code }, { silent: true })),
  );
  const id = set.data?.cgRpConfigId;
  const info = useAnswer(id, () =>
    cache.load(groupId, `query ${id}`, () => client.call(getQueryInfo, { id: id! }, { silent: true })),
  );

  const tell = (error: ApiError) => describeFailure(error, { locale }).message;
  const latest = useRef({ tell, onFailed, texts });
  useEffect(() => {
    latest.current = { tell, onFailed, texts };
  });
  useEffect(() => {
    if (!set.error) return;
    const { report, close } = latest.current.texts;
    modal.error({
      title: report.failedTitle,
      content: `${report.failed}：${latest.current.tell(set.error)}`,
      okText: close,
      onOk: () => latest.current.onFailed(),
    });
  }, [modal, set.error]);
  useEffect(() => {
    if (info.error) void message.warning(latest.current.tell(info.error));
  }, [message, info.error]);

  return { config: set.data, queryInfo: info.error ? [] : info.data === undefined ? undefined : (info.data ?? []) };
}
