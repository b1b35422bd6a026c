/** Path of the sourcing hall. */
export const HALL_PATH = '/procurement/source';

/** Path of the page on which a supplier quotes for a project. */
export const bidPath = (projectId: string): string => `${HALL_PATH}/bid?${new URLSearchParams({ id: projectId })}`;
