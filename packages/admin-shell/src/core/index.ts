// Menu and permissions, as the server sends them
export { menuTitle, type Access, type AuthEntry, type MenuItem, type MenuMeta } from './menu';
export { permissionCodes } from './permissions';
export { visibleMenu, type MenuEntry } from './visibleMenu';
export type { UrlValues } from './resolveUrl';

// Routes made from the menu
export type { RouteRecord, ShellRoute } from './shellRoute';

// Navigation guard
export {
  guardNavigation,
  pathAfterLogin,
  type GuardDecision,
  type GuardRules,
  type GuardState,
  type GuardTarget,
} from './guard';
export { PLATFORM_WHITELIST, type Whitelist } from './whitelist';

// Search results
export type { RecordGroup, RecordHit } from './searchResults';

// Layout
export type { Device } from './layout';
export type { LayoutChoices } from './layoutChoices';

// User
export { greeting, type Greeting } from './greeting';
export { initialOf } from './initialOf';
