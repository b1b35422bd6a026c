import { CameraOutlined, UserOutlined } from '@ant-design/icons';
import { App, Avatar, Spin } from 'antd';
import { useRef, useState } from 'react';
import { acceptAttribute, acceptedTypes, DEFAULT_SIZE_MB, faultMessage } from '../core';
import { AVATAR_ACCEPT } from '../core/limits';
import { useLocale } from '@gezi/ui';
import { useTexts } from '../texts/useTexts';
import { useFileAddress } from './useFileAddress';
import { useUploadMessages } from './useUploadMessages';
import { useUploadQueue, type UploadQueueProps } from './useUploadQueue';

export interface AvatarUploadProps extends Pick<UploadQueueProps, 'action' | 'biz' | 'transport' | 'maxSizeMB'> {
  /** Stored path of the picture. */
  value?: string | null;
  onChange?: (path: string) => void;
  disabled?: boolean;
  /** Diameter in pixels; default 104. */
  size?: number;
  id?: string;
}

/** Round picture of a user; a click changes it. Accepts JPEG, JPG, PNG, GIF and WEBP (B§5). */
export function AvatarUpload({
  value,
  onChange,
  disabled = false,
  size = 104,
  id,
  biz = 'avatar',
  maxSizeMB = DEFAULT_SIZE_MB,
  ...upload
}: AvatarUploadProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const addressOf = useFileAddress();
  const { showRefused } = useUploadMessages();
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  const { queue, items } = useUploadQueue({
    ...upload,
    biz,
    maxSizeMB,
    accept: AVATAR_ACCEPT,
    wrongType: 'avatar-type',
    allowDuplicates: true,
    onEnd: (item) => {
      if (item.status === 'removed') return;
      // A new picture replaces the previous one, a failed one is removed.
      if (item.status === 'done') {
        void message.success(texts.uploaded);
        onChange?.(item.path ?? '');
      } else if (item.fault !== 'cancelled') {
        void message.error(item.fault === 'rejected' && !item.message ? texts.failed : faultMessage(item, locale));
      }
      queueMicrotask(() => queue.remove(item.uid));
    },
  });
  const isBusy = items.some(({ status }) => status === 'uploading');
  const address = value && broken !== value ? addressOf(value) : undefined;

  return (
    <>
      <button
        type="button"
        id={id}
        className="gezi-upload-avatar"
        disabled={disabled || isBusy}
        aria-label={value ? texts.changeAvatar : texts.uploadAvatar}
        onClick={() => input.current?.click()}
      >
        <Spin spinning={isBusy}>
          <Avatar
            size={size}
            src={address && <img src={address} alt={texts.avatar} onError={() => setBroken(value ?? '')} />}
            icon={<UserOutlined aria-hidden />}
          />
        </Spin>
        {!disabled && (
          <span className="gezi-upload-avatar-veil" aria-hidden="true">
            <CameraOutlined aria-hidden />
          </span>
        )}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(acceptedTypes(AVATAR_ACCEPT))}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, 1);
          event.target.value = '';
          showRefused(queue.add(files));
        }}
      />
    </>
  );
}
