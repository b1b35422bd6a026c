import type { NoticeList } from '@gezi/domain';
import { usePersisted } from '@gezi/ui';
import { App } from 'antd';
import { noticesToSpeak } from './core/findNewNotices';
import { speakLocally, stopSpeaking } from './localSpeech';
import { useTexts } from './texts';
import { useNewNotices } from './useNewNotices';

interface Speech {
  isOn: boolean;
  /** Ids of notices recently read aloud by any window of this browser. */
  spoken: readonly string[];
}

const KEPT = 50;

/**
 * Reads titles of new important and urgent notices aloud, once across all windows of this browser, if the user has
 * enabled it.
 */
export function useNoticeSpeech(list: NoticeList | undefined): { isOn: boolean; turn: (on: boolean) => void } {
  const texts = useTexts();
  const { message } = App.useApp();
  const [{ isOn, spoken }, change] = usePersisted('gezi.notice-speech', readSpeech);

  useNewNotices(list, (fresh) => {
    const unspoken = noticesToSpeak(fresh).filter(({ id }) => !spoken.includes(id));
    if (!isOn || unspoken.length === 0) return;
    change({ spoken: [...unspoken.map(({ id }) => id), ...spoken].slice(0, KEPT) });
    for (const { titile } of unspoken) void speakLocally(titile);
  });

  async function turnOn() {
    // The announcement itself shows whether the device can speak.
    if (await speakLocally(texts.speechBegins)) change({ isOn: true });
    else void message.warning(texts.noVoice);
  }

  return {
    isOn,
    turn(on) {
      if (on) return void turnOn();
      stopSpeaking();
      change({ isOn: false });
    },
  };
}

function readSpeech(stored: unknown): Speech {
  const { isOn, spoken } = Object(stored) as Partial<Record<keyof Speech, unknown>>;
  return { isOn: isOn === true, spoken: Array.isArray(spoken) ? spoken.filter((id) => typeof id === 'string') : [] };
}
