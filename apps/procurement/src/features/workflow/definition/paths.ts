export const DEFINITION_LIST_PATH = '/flowable/definition';

/** Path of the designer for a version; without one for a new definition. */
export const definitionDesignerPath = (deployId?: string): string =>
  deployId === undefined
    ? '/flowable/definition/design'
    : `/flowable/definition/design?deployId=${encodeURIComponent(deployId)}`;
