import type { LayoutChoices } from './layoutChoices';

/** Available settings (B§2). */
export interface LayoutOffer {
  /** `Fluid` only outside of `sidemenu`. */
  contentWidths: readonly LayoutChoices['contentWidth'][];
  /** Only a fixed header can be hidden. */
  autoHideHeader: boolean;
  /** Only a side menu can be fixed. */
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

/** The change that selects a navigation mode: switching turns off the fixed side menu (B§4). */
export const switchNavMode = (navMode: LayoutChoices['navMode']): Pick<LayoutChoices, 'navMode' | 'fixedSider'> => ({
  navMode,
  fixedSider: false,
});

/**
 * The settings that take effect: unavailable ones are off. The stored settings stay, and take effect when they become
 * available again.
 */
export function effectiveLayout(choices: LayoutChoices): LayoutChoices {
  const offer = layoutOffer(choices);
  return {
    ...choices,
    contentWidth: offer.contentWidths.includes(choices.contentWidth) ? choices.contentWidth : 'Fixed',
    autoHideHeader: choices.autoHideHeader && offer.autoHideHeader,
    fixedSider: choices.fixedSider && offer.fixedSider,
  };
}
