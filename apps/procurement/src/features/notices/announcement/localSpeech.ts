/** Milliseconds to wait for the voices, which browsers may load lazily. */
const VOICES_WITHIN = 1000;

/**
 * Reads a text aloud with a local voice; nothing is sent over the network.
 *
 * @returns whether the device has a voice for the text's language
 */
export async function speakLocally(text: string): Promise<boolean> {
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const voice = (await voices()).find(
    ({ localService, lang }) => localService && lang.toLowerCase().startsWith(language),
  );
  if (!voice) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  window.speechSynthesis.speak(utterance);
  return true;
}

/** Cancels current and queued speech. */
export const stopSpeaking = (): void => synthesis()?.cancel();

async function voices(): Promise<SpeechSynthesisVoice[]> {
  const speech = synthesis();
  if (!speech) return [];
  const here = speech.getVoices();
  if (here.length > 0) return here;
  await new Promise<void>((resolve) => {
    speech.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN);
  });
  return speech.getVoices();
}

const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);
