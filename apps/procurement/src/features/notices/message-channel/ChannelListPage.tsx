import {
  channelFields,
  deleteMessageChannels,
  listMessageChannels,
  noticeKindLabels,
  type NoticeKind,
  type SysMessageChannel,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { ListPage } from '../../../crud/ListPage';
import { ChannelDrawer } from './ChannelDrawer';
import { useTexts } from './texts';

const ENDPOINTS = { list: listMessageChannels, deleteBatch: deleteMessageChannels };

/** `/modules/message/sysMessageChannelList`: the mail server and the robots that messages leave by. */
export function ChannelListPage() {
  const texts = useTexts();
  const language = useLocale();
  const queries = useQueryClient();
  const faces = useMemo(
    () => ({
      smtpHost: ({ smtpHost, smtpPort, webhookHint }: SysMessageChannel) =>
        smtpHost ? `${smtpHost}:${smtpPort}` : (webhookHint ?? ''),
      kinds: ({ kinds }: SysMessageChannel) =>
        kinds
          ?.split(',')
          .map((kind) => noticeKindLabels[kind as NoticeKind]?.[language] ?? kind)
          .join(language === 'zh-CN' ? '、' : ', ') ?? '',
    }),
    [language],
  );
  return (
    <ListPage
      fields={channelFields}
      endpoints={ENDPOINTS}
      permission="system:sysMessageChannel"
      texts={texts}
      nameOf={nameOf}
      settings="message-channels"
      faces={faces}
      form={({ row, onClose }) => (
        <ChannelDrawer
          channel={row}
          onSaved={() => {
            void invalidate(queries, listMessageChannels);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    />
  );
}

const nameOf = ({ channelName }: SysMessageChannel) => channelName;
