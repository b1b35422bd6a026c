import type { GlobalToken, ThemeConfig } from 'antd';
import { readableStep } from '../core/contrast';

const STATUS = ['Primary', 'Info', 'Success', 'Warning', 'Error'] as const;
type StatusColors = Record<`color${(typeof STATUS)[number]}`, string>;

/** Edge of unchecked boxes and radios, whose state it shows: above 3 : 1 on light and dark grounds. */
const EDGE = '#8a8a8a';

/**
 * antd uses colours of solid backgrounds for some texts, e.g. the current page of a pagination or the text of a tag.
 * These overrides use a step of the palette that is readable there.
 *
 * @param least minimum contrast ratio of texts
 */
export function readableComponents(token: GlobalToken, least: number): NonNullable<ThemeConfig['components']> {
  const onPage = statusColors((status) => token[`color${status}Text`]);
  const onTint = statusColors((status) => readableStep(token[`color${status}Text`], token[`color${status}Bg`], least));
  const selected = readableStep(token.colorPrimaryText, token.controlItemBgActive, least);
  return {
    Anchor: onPage,
    Calendar: onPage,
    Card: onPage,
    Checkbox: { colorBorder: EDGE },
    Form: { ...onPage, labelRequiredMarkColor: onPage.colorError },
    Input: onPage,
    InputNumber: { ...onPage, handleHoverColor: onPage.colorPrimary },
    Menu: {
      itemSelectedColor: selected,
      subMenuItemSelectedColor: onPage.colorPrimary,
      horizontalItemSelectedColor: onPage.colorPrimary,
      horizontalItemHoverColor: onPage.colorPrimary,
      dangerItemColor: onPage.colorError,
      dangerItemHoverColor: onPage.colorError,
      dangerItemSelectedColor: onPage.colorError,
      itemBorderRadius: 4,
    },
    Dropdown: { colorPrimary: selected },
    Pagination: { ...onPage, itemActiveColor: onPage.colorPrimary, itemActiveColorHover: token.colorPrimaryTextHover },
    Radio: { colorBorder: EDGE },
    // In a dark dialog the chosen segment would have the ground of the dialog.
    Segmented: { itemSelectedBg: token.controlItemBgActive, itemSelectedColor: selected },
    Table: onPage,
    Tabs: { itemSelectedColor: onPage.colorPrimary, inkBarColor: onPage.colorPrimary },
    Tag: onTint,
    Upload: onPage,
    Button: {
      defaultHoverColor: token.colorPrimaryTextHover,
      defaultHoverBorderColor: token.colorPrimaryTextHover,
      defaultActiveColor: token.colorPrimaryTextActive,
      defaultActiveBorderColor: token.colorPrimaryTextActive,
    },
  };
}

function statusColors(of: (status: (typeof STATUS)[number]) => string): StatusColors {
  return Object.fromEntries(STATUS.map((status) => [`color${status}`, of(status)])) as StatusColors;
}
