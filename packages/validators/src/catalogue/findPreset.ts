import { presets } from './presets';

/** Unanchored sources of the presets, as related designers write them into saved forms. */
const FAMILY = {
  '0?(13|14|15|17|18|19)[0-9]{9}': 'preset:phone',
  '\\w[-\\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\\.)+[A-Za-z]{2,14}': 'preset:email',
  '^[0-9]*$': 'preset:number',
  '\\d{17}[\\d|x]|\\d{15}': 'preset:idcard',
} as const;

/**
 * The preset that a saved expression corresponds to: its own source, or the unanchored one of older designers, which
 * accepts `x13800000000y` and should be replaced by the preset.
 */
export function findPreset(source: string): keyof typeof presets | undefined {
  if (Object.hasOwn(FAMILY, source)) return FAMILY[source as keyof typeof FAMILY];
  const keys = Object.keys(presets) as (keyof typeof presets)[];
  return keys.find((key) => presets[key].pattern.source === source);
}
