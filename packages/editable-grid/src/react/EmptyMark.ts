// Apart from the grid: most grids open with rows.
export { EmptyPicture } from '@gezi/ui';
