// Menu and routes.
export {
  isExternal,
  isIframe,
  isLayout,
  menuTitle,
  routeName,
  type Access,
  type AuthEntry,
  type MenuItem,
  type MenuMeta,
} from './menu';
export { routesFromMenu } from './routesFromMenu';
export { landingPath } from './landingPath';
export type { RoutePage, RouteRecord, ShellRoute } from './shellRoute';
export { breadcrumbOf, MATCHED_LIMIT, matchedOf, trimMatched } from './matched';
export { menuTrail, visibleMenu, type MenuEntry } from './visibleMenu';
export { searchMenu, type MenuHit } from './searchMenu';
export {
  foundGroups,
  MENU_HITS,
  nextHit,
  type FoundGroup,
  type FoundHit,
  type RecordGroup,
  type RecordHit,
} from './foundGroups';
export { isOwnPath, resolveUrl, type UrlRefusal, type UrlValues } from './resolveUrl';

// Guard.
export {
  afterLogin,
  FORBIDDEN_PATH,
  guard,
  loginTarget,
  NOT_FOUND_PATH,
  type GuardDecision,
  type GuardRules,
  type GuardState,
  type GuardTarget,
} from './guard';
export { covers, permissionCodes, requiredCodes } from './permissions';
export { isWhitelisted, PLATFORM_WHITELIST, type Whitelist } from './whitelist';

// Tabs.
export {
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  initialTabs,
  KEPT_LIMIT,
  keptTabs,
  lostTabs,
  markTab,
  moveTab,
  openTab,
  pruneTabs,
  refreshTab,
  retitleTab,
  type OpenedPage,
  type Tab,
  type TabRefusal,
  type TabsState,
} from './tabs';
export { restoreTabs, storeTabs } from './storedTabs';

// Layout.
export {
  COLLAPSE_ON_SELECT_BELOW,
  collapsesOnSelect,
  deviceOf,
  HEADER_HEIGHT,
  MOBILE_BELOW,
  RESIZE_DEBOUNCE,
  SIDER_COLLAPSED_WIDTH,
  SIDER_WIDTH,
  TABLET_BELOW,
  type Device,
} from './layout';
export { DEFAULT_LAYOUT, readLayoutChoices, type LayoutChoices } from './layoutChoices';
export { layoutInForce, layoutOffer, type LayoutOffer } from './layoutInForce';
export { scrollHeader, type HeaderScroll } from './headerScroll';
export { headerTitle } from './headerTitle';
export { greeting, type Greeting } from './greeting';
export { initialOf } from './initialOf';
export { CHUNK_TIMEOUT, ChunkTimeout, isChunkError } from './chunkError';
export type { Outcome } from './outcome';
