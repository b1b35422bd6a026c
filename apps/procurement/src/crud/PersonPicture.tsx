import { initialOf } from '@gezi/admin-shell';
import { useFileAddress } from '@gezi/upload';
import { Avatar } from 'antd';
import { useState } from 'react';

interface PersonPictureProps {
  name: string;
  /** Stored path or URL; null shows an initial. */
  avatar: string | null;
  /** Pixels. */
  size: number;
}

/** A user's picture, decorative: the name is shown next to it. */
export function PersonPicture({ name, avatar, size }: PersonPictureProps) {
  const addressOf = useFileAddress();
  const [broken, setBroken] = useState<string>();
  const src = avatar && broken !== avatar ? addressOf(avatar) : undefined;
  return (
    <Avatar
      className="gezi-person-picture"
      size={size}
      aria-hidden
      style={{ fontSize: Math.max(12, size * 0.4) }}
      src={src && <img src={src} alt="" onError={() => setBroken(avatar ?? '')} />}
    >
      {initialOf(name)}
    </Avatar>
  );
}
