import { useClient } from '@gezi/client';
import { sendSms, SMS_CODE_LIFE, type SmsMode } from '@gezi/domain';
import { useEffect, useState } from 'react';

/** Sends SMS codes and counts down their lifetime. */
export function useSmsCode(mode: SmsMode) {
  const client = useClient();
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  /** @throws {ApiError} the refusal */
  async function send(mobile: string): Promise<void> {
    setSending(true);
    try {
      await client.call(sendSms, { mobile, smsmode: mode }, { silent: true });
      setUntil(Date.now() + SMS_CODE_LIFE * 1000);
      setLeft(SMS_CODE_LIFE);
    } finally {
      setSending(false);
    }
  }

  /** Resets for another number. */
  function forget() {
    setUntil(0);
    setLeft(0);
  }

  return { send, sending, left, forget };
}
