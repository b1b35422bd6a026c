import { matchPinyin } from './matchPinyin';

/** Searches texts by substring or, after {@link TextSearch.prepare}, by pinyin. */
export interface TextSearch {
  /** Loads the pinyin table and transcribes texts in small steps, so that typing stays responsive. */
  prepare: (texts: readonly string[]) => Promise<void>;
  /** The predicate of one search; case-insensitive, and true for every text if the keyword is empty. */
  matcher: (keyword: string) => (text: string) => boolean;
}

/** Transcribes a text to pinyin: one syllable per character, lower case, without tones. */
export type Spell = (text: string) => readonly string[];

/** Creates a text search. @param load loads the transcriber; default pinyin-pro, loaded on first use */
export function createTextSearch(load: () => Promise<Spell> = loadSpeller): TextSearch {
  const spelled = new Map<string, readonly string[]>();
  let speller: Promise<Spell> | undefined;
  let spell: Spell | undefined;

  function syllablesOf(text: string): readonly string[] | undefined {
    const kept = spelled.get(text);
    if (kept || !spell) return kept;
    const syllables = spell(text);
    spelled.set(text, syllables);
    return syllables;
  }

  return {
    async prepare(texts) {
      spell = await (speller ??= load());
      for (let from = 0; from < texts.length; from += STEP) {
        for (const text of texts.slice(from, from + STEP)) syllablesOf(text);
        if (from + STEP < texts.length) await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    matcher(keyword) {
      const sought = keyword.trim().toLowerCase();
      if (!sought) return () => true;
      const letters = sought.replaceAll(/[\s']+/g, '');
      const isPinyin = /^[a-z0-9]+$/.test(letters) && /[a-z]/.test(letters);
      return (text) => {
        if (text.toLowerCase().includes(sought)) return true;
        const syllables = isPinyin ? syllablesOf(text) : undefined;
        return syllables !== undefined && matchPinyin(syllables, letters);
      };
    },
  };
}

/** Texts transcribed per task: a few milliseconds. */
const STEP = 100;

/** Loads the transcriber of pinyin-pro. */
export async function loadSpeller(): Promise<Spell> {
  const { pinyin } = await import('pinyin-pro');
  return (text) =>
    pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true }).map((one) => one.toLowerCase());
}
