/** Menu component of the list of materials, whose data rules apply wherever a material is shown. */
export const MATERIAL_PAGE = 'material/ClassificationList';

/** Area of the files of materials. */
export const MATERIAL_FILES = 'material';
