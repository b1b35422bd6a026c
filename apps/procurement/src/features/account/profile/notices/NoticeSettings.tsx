import { describeFailure, useClient } from '@gezi/client';
import {
  noticeKindLabels,
  noticeKinds,
  saveNoticeChoice,
  viewNoticeChoice,
  type KindChoice,
  type NoticeChoice,
  type NoticeKind,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Segmented, Skeleton } from 'antd';
import { SettingLine } from '../SettingLine';
import { useTexts } from '../texts';
import { PrioritySelect } from './PrioritySelect';

const choiceQuery = (client: ReturnType<typeof useClient>) =>
  queryOptions({
    queryKey: [viewNoticeChoice.path],
    queryFn: ({ signal }) => client.call(viewNoticeChoice, {}, { signal, silent: true }),
  });

/** Notices that the user wants by e-mail and by SMS, saved with each change. */
export function NoticeSettings() {
  const texts = useTexts();
  const t = texts.notices;
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const { data, error, refetch } = useQuery(choiceQuery(client));
  const { mutate } = useMutation({
    mutationFn: ({ language, choices }: Pick<NoticeChoice, 'language' | 'choices'>) =>
      client.call(saveNoticeChoice, { language, choices }),
    // Shown at once; a failure brings the stored choice back.
    onMutate: (next) =>
      queries.setQueryData<NoticeChoice>([viewNoticeChoice.path], (before) => before && { ...before, ...next }),
    onSuccess: () => void message.success(texts.saved),
    onError: () => void queries.invalidateQueries({ queryKey: [viewNoticeChoice.path] }),
  });

  if (!data && error) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    );
    return <Alert type="error" showIcon title={describeFailure(error, { locale }).message} action={again} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;

  const { language, choices, canMail, canSms, email, phone } = data;
  const choiceOf = (kind: NoticeKind): KindChoice =>
    choices.find((choice) => choice.kind === kind) ?? { kind, mail: null, sms: null };
  const change = (next: KindChoice) =>
    mutate({ language, choices: [...choices.filter(({ kind }) => kind !== next.kind), next] });
  const outlets = [
    { key: 'mail', label: t.mail, isOpen: canMail, address: email, missing: t.noEmail, closed: t.mailClosed },
    { key: 'sms', label: t.sms, isOpen: canSms, address: phone, missing: t.noPhone, closed: t.smsClosed },
  ] as const;

  return (
    <>
      <p className="gezi-notice-hint">{t.hint}</p>
      <SettingLine title={t.language} note={t.languageHint}>
        <Segmented<NoticeChoice['language']>
          aria-label={t.language}
          value={language}
          options={[
            { value: 'zh-CN', label: texts.languages['zh-CN'] },
            { value: 'en-US', label: texts.languages['en-US'] },
          ]}
          onChange={(next) => mutate({ language: next, choices })}
        />
      </SettingLine>
      <table className="gezi-notice-choices" aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            {outlets.map(({ key, label, isOpen, address, missing, closed }) => (
              <th key={key} scope="col">
                {label}
                <small>{isOpen ? (address ?? missing) : closed}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map((kind) => {
            const choice = choiceOf(kind);
            const name = noticeKindLabels[kind][locale];
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                {outlets.map(({ key, label, isOpen, address }) => (
                  <td key={key} data-outlet={label}>
                    <PrioritySelect
                      label={`${name} ${label}`}
                      value={choice[key]}
                      disabled={!isOpen || !address}
                      onChange={(priority) => change({ ...choice, [key]: priority })}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
