import { describeFailure, useClientKit, type ApiError } from '@gezi/client';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { getQueryInfo, getRpColumns, type QueryInfo, type ReportConfig } from '../../core/report/ReportConfig';
import { useTexts } from '../../texts/useTexts';
import { useAnswer } from '../kit/useAnswer';
import { reportCache } from './reportCache';

export interface Report {
  config: ReportConfig | undefined;
  /** Undefined while it is loaded; empty if the report has none or they could not be loaded. */
  queryInfo: readonly QueryInfo[] | undefined;
}

/**
 * The configuration of a report. If it cannot be loaded, a dialog says so and the picker closes; failing query fields
 * show a message (B§8).
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

  const describe = (error: ApiError) => describeFailure(error, { locale }).message;
  const latest = useRef({ describe, onFailed, texts });
  useEffect(() => {
    latest.current = { describe, onFailed, texts };
  });
  useEffect(() => {
    if (!set.error) return;
    const { report, close } = latest.current.texts;
    modal.error({
      title: report.failedTitle,
      content: `${report.failed}：${latest.current.describe(set.error)}`,
      okText: close,
      onOk: () => latest.current.onFailed(),
    });
  }, [modal, set.error]);
  useEffect(() => {
    if (info.error) void message.warning(latest.current.describe(info.error));
  }, [message, info.error]);

  return { config: set.data, queryInfo: info.error ? [] : info.data === undefined ? undefined : (info.data ?? []) };
}
