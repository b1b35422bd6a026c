import type { LayoutChoices } from './layoutChoices';

/** What the settings offer beside what is chosen (B§2). */
export interface LayoutOffer {
  /** `Fluid` only outside of `sidemenu`. */
  contentWidths: readonly LayoutChoices['contentWidth'][];
  /** Only a fixed header can go out of sight. */
  autoHideHeader: boolean;
  /** Without a side menu there is nothing to fix. */
  fixedSider: boolean;
}

export function layoutOffer({ navMode, fixedHeader }: LayoutChoices): LayoutOffer {
  const atSide = navMode === 'sidemenu';
  return {
    contentWidths: atSide ? ['Fixed'] : ['Fluid', 'Fixed'],
    autoHideHeader: fixedHeader,
    fixedSider: atSide,
  };
}

/**
 * The choices as far as they count: what is not on offer is taken back. The choice itself is kept, and counts again
 * when what it hung on is chosen again.
 */
export function layoutInForce(choices: LayoutChoices): LayoutChoices {
  const offer = layoutOffer(choices);
  return {
    ...choices,
    contentWidth: offer.contentWidths.includes(choices.contentWidth) ? choices.contentWidth : 'Fixed',
    autoHideHeader: choices.autoHideHeader && offer.autoHideHeader,
    fixedSider: choices.fixedSider && offer.fixedSider,
  };
}
